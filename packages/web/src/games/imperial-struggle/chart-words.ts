import { phrases } from '../../words/phrases.js';

export const chartWords = phrases({
  en: { 'chart.title': 'Lead in victory points, turn by turn', 'chart.columns': 'Turns 1–6, wars I–IV' },
  pl: { 'chart.title': 'Przewaga w Punktach Zwycięstwa, tura po turze', 'chart.columns': 'Tury 1–6, Wojny I–IV' },
  hu: { 'chart.title': 'Előny győzelmi pontban, fordulóról fordulóra', 'chart.columns': '1–6. forduló, I–IV. háború' },
  fr: { 'chart.title': 'Avance en points de victoire, tour après tour', 'chart.columns': 'Tours 1–6, guerres I–IV' },
});
