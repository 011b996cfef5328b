import { texts } from '@sandtable/kernel';

/** The guided first game. */
export const learn = texts({
  'learn.teacher': { en: 'Your guide', pl: 'Twój przewodnik', hu: 'A vezetőd', fr: 'Votre guide' },
  'learn.step': {
    en: 'Step {step} of {steps}',
    pl: 'Krok {step} z {steps}',
    hu: '{step}. lépés, összesen {steps}',
    fr: 'Étape {step} sur {steps}',
  },
  'learn.next': { en: 'Next', pl: 'Dalej', hu: 'Tovább', fr: 'Continuer' },
  'learn.watch': {
    en: 'Watch what the others do. Then we continue.',
    pl: 'Patrz, co robią inni. Potem idziemy dalej.',
    hu: 'Figyeld, mit tesznek a többiek. Aztán folytatjuk.',
    fr: 'Regardez ce que font les autres. Nous continuerons ensuite.',
  },
  'learn.instead': {
    en: 'Not now. For this lesson choose: {option}.',
    pl: 'Nie teraz. W tej lekcji wybierz: {option}.',
    hu: 'Most ne. Ebben a leckében ezt válaszd: {option}.',
    fr: 'Pas maintenant. Pour cette leçon, choisissez : {option}.',
  },
  'learn.readFirst': {
    en: 'Read this first, then press “Next”.',
    pl: 'Najpierw przeczytaj, potem naciśnij „Dalej”.',
    hu: 'Előbb olvasd el, aztán nyomd meg: „Tovább”.',
    fr: 'Lisez d’abord ceci, puis appuyez sur « Continuer ».',
  },
  'learn.playOn': {
    en: 'Keep playing from here',
    pl: 'Graj dalej od tego miejsca',
    hu: 'Játssz tovább innen',
    fr: 'Jouer la suite',
  },
  'learn.none': {
    en: 'There is no guided game for this one yet.',
    pl: 'Do tej gry nie ma jeszcze gry z przewodnikiem.',
    hu: 'Ehhez a játékhoz még nincs vezetett játék.',
    fr: 'Il n’y a pas encore de partie guidée pour ce jeu.',
  },
  'learn.leave': {
    en: 'Leave; continue later',
    pl: 'Wyjdź; dokończ później',
    hu: 'Kilépés; folytatás később',
    fr: 'Quitter ; reprendre plus tard',
  },
  'learn.restart': { en: 'Start over', pl: 'Zacznij od nowa', hu: 'Elölről', fr: 'Recommencer' },
});
