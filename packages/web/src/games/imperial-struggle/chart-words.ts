import { texts } from '@sandtable/kernel';

export const chartWords = texts({
  'chart.title': {
    en: 'Lead in victory points, turn by turn',
    pl: 'Przewaga w Punktach Zwycięstwa, tura po turze',
    hu: 'Előny győzelmi pontban, fordulóról fordulóra',
    fr: 'Avance en points de victoire, tour après tour',
    es: 'Diferencia en puntos de victoria, turno a turno',
  },
  'chart.columns': {
    en: 'Turns 1–6, wars I–IV',
    pl: 'Tury 1–6, Wojny I–IV',
    hu: '1–6. forduló, I–IV. háború',
    fr: 'Tours 1–6, guerres I–IV',
    es: 'Turnos 1–6, guerras I–IV',
  },
});
