import { texts } from '@sandtable/kernel';

/** The prompt beside the board: what is left to spend is shown as chips, so the question doesn't repeat it. */
export const prompt = texts({
  'ask.act': {
    en: 'Buy something, use an Advantage or a Ministry, or choose “Done” to end the round: points left over are lost.',
    pl: 'Kup coś, użyj Korzyści lub Ministra albo wybierz „Gotowe”, aby zakończyć rundę: niewydane punkty przepadają.',
    hu: 'Vásárolj, használj előnyt vagy minisztériumot, vagy a „Kész” gombbal fejezd be a kört: a maradék pontok elvesznek.',
    fr: 'Achetez, utilisez un avantage ou un ministère, ou choisissez « Terminé » pour finir le tour d’action : les points non dépensés sont perdus.',
    es: 'Compra algo, usa una Ventaja o un Ministerio, o elige «Listo» para terminar la ronda: los puntos que sobren se pierden.',
  },
  'prompt.points': {
    en: 'Points left',
    pl: 'Pozostałe punkty',
    hu: 'Hátralévő pontok',
    fr: 'Points restants',
    es: 'Puntos restantes',
  },
  'prompt.debt': { en: 'by Debt', pl: 'z Długu', hu: 'adósságból', fr: 'par la dette', es: 'con Deuda' },
  'prompt.treaty': {
    en: 'by Treaty Points',
    pl: 'z Punktów Odwetu',
    hu: 'szerződéspontból',
    fr: 'par les points de traité',
    es: 'con Puntos de Tratado',
  },
});
