import { texts } from '@sandtable/kernel';

/** The guided first game. */
export const learn = texts({
  'learn.teacher': { en: 'Your guide', pl: 'Twój przewodnik', hu: 'A vezetőd', fr: 'Votre guide', es: 'Tu guía' },
  'learn.step': {
    en: 'Step {step} of {steps}',
    pl: 'Krok {step} z {steps}',
    hu: '{step}. lépés, összesen {steps}',
    fr: 'Étape {step} sur {steps}',
    es: 'Paso {step} de {steps}',
  },
  'learn.next': { en: 'Next', pl: 'Dalej', hu: 'Tovább', fr: 'Continuer', es: 'Siguiente' },
  'learn.watch': {
    en: 'Watch what the others do. Then we continue.',
    pl: 'Patrz, co robią inni. Potem idziemy dalej.',
    hu: 'Figyeld, mit tesznek a többiek. Aztán folytatjuk.',
    fr: 'Regardez ce que font les autres. Nous continuerons ensuite.',
    es: 'Mira lo que hacen los demás. Después seguimos.',
  },
  'learn.roll': {
    en: 'You have rolled: look at the dice on the map. “Next” shows what the others do.',
    pl: 'Rzut za tobą: spójrz na kości na mapie. „Dalej” pokaże, co robią inni.',
    hu: 'Dobtál: nézd meg a kockákat a térképen. A „Tovább” megmutatja, mit tesznek a többiek.',
    fr: 'Vous avez lancé le dé : regardez-le sur la carte. « Suivant » montre ce que font les autres.',
    es: 'Has tirado: mira los dados en el mapa. «Siguiente» muestra lo que hacen los demás.',
  },
  'learn.instead': {
    en: 'Not now. For this lesson choose: {option}.',
    pl: 'Nie teraz. W tej lekcji wybierz: {option}.',
    hu: 'Most ne. Ebben a leckében ezt válaszd: {option}.',
    fr: 'Pas maintenant. Pour cette leçon, choisissez : {option}.',
    es: 'Ahora no. En esta lección elige: {option}.',
  },
  'learn.readFirst': {
    en: 'Read this first, then press “Next”.',
    pl: 'Najpierw przeczytaj, potem naciśnij „Dalej”.',
    hu: 'Előbb olvasd el, aztán nyomd meg: „Tovább”.',
    fr: 'Lisez d’abord ceci, puis appuyez sur « Continuer ».',
    es: 'Lee primero esto y presiona «Siguiente».',
  },
  'learn.playOn': {
    en: 'Keep playing from here',
    pl: 'Graj dalej od tego miejsca',
    hu: 'Játssz tovább innen',
    fr: 'Jouer la suite',
    es: 'Seguir jugando desde aquí',
  },
  'learn.none': {
    en: 'There is no guided game for this one yet.',
    pl: 'Do tej gry nie ma jeszcze gry z przewodnikiem.',
    hu: 'Ehhez a játékhoz még nincs vezetett játék.',
    fr: 'Il n’y a pas encore de partie guidée pour ce jeu.',
    es: 'Aún no hay partida guiada de este juego.',
  },
  'learn.leave': {
    en: 'Leave; continue later',
    pl: 'Wyjdź; dokończ później',
    hu: 'Kilépés; folytatás később',
    fr: 'Quitter ; reprendre plus tard',
    es: 'Salir; continuar más tarde',
  },
  'learn.restart': {
    en: 'Start over',
    pl: 'Zacznij od nowa',
    hu: 'Elölről',
    fr: 'Recommencer',
    es: 'Empezar de nuevo',
  },
});
