import { phrases } from './phrases.js';

/** The guided first game. */
export const learn = phrases({
  en: {
    'learn.teacher': 'Your guide',
    'learn.step': 'Step {step} of {steps}',
    'learn.next': 'Next',
    'learn.watch': 'Watch what the others do. Then we continue.',
    'learn.instead': 'Not now. For this lesson choose: {option}.',
    'learn.readFirst': 'Read this first, then press “Next”.',
    'learn.playOn': 'Keep playing from here',
    'learn.none': 'There is no guided game for this one yet.',
  },
  pl: {
    'learn.teacher': 'Twój przewodnik',
    'learn.step': 'Krok {step} z {steps}',
    'learn.next': 'Dalej',
    'learn.watch': 'Patrz, co robią inni. Potem idziemy dalej.',
    'learn.instead': 'Nie teraz. W tej lekcji wybierz: {option}.',
    'learn.readFirst': 'Najpierw przeczytaj, potem naciśnij „Dalej”.',
    'learn.playOn': 'Graj dalej od tego miejsca',
    'learn.none': 'Do tej gry nie ma jeszcze gry z przewodnikiem.',
  },
  hu: {
    'learn.teacher': 'A vezetőd',
    'learn.step': '{step}. lépés, összesen {steps}',
    'learn.next': 'Tovább',
    'learn.watch': 'Figyeld, mit tesznek a többiek. Aztán folytatjuk.',
    'learn.instead': 'Most ne. Ebben a leckében ezt válaszd: {option}.',
    'learn.readFirst': 'Előbb olvasd el, aztán nyomd meg: „Tovább”.',
    'learn.playOn': 'Játssz tovább innen',
    'learn.none': 'Ehhez a játékhoz még nincs vezetett játék.',
  },
  fr: {
    'learn.teacher': 'Votre guide',
    'learn.step': 'Étape {step} sur {steps}',
    'learn.next': 'Continuer',
    'learn.watch': 'Regardez ce que font les autres. Nous continuerons ensuite.',
    'learn.instead': 'Pas maintenant. Pour cette leçon, choisissez : {option}.',
    'learn.readFirst': 'Lisez d’abord ceci, puis appuyez sur « Continuer ».',
    'learn.playOn': 'Jouer la suite',
    'learn.none': 'Il n’y a pas encore de partie guidée pour ce jeu.',
  },
});
