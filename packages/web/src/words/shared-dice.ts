import { texts } from '@sandtable/kernel';

/** The dice of an online match, which the server and the players make together. */
export const sharedDice = texts({
  'gather.title': {
    en: 'The match is about to begin',
    pl: 'Partia zaraz się zacznie',
    hu: 'A játszma mindjárt elkezdődik',
    fr: 'La partie va commencer',
  },
  'gather.how': {
    en: 'The server and all players make the dice together, so that nobody can choose them: every browser adds a random number of its own. The match begins by itself as soon as everybody is here.',
    pl: 'Kości tworzą razem serwer i wszyscy gracze, tak by nikt nie mógł ich wybrać: każda przeglądarka dodaje własną liczbę losową. Partia zacznie się sama, gdy tylko wszyscy będą obecni.',
    hu: 'A kockákat a szerver és minden játékos együtt készíti, hogy senki se választhassa meg őket: minden böngésző hozzáad egy saját véletlen számot. A játszma magától elkezdődik, amint mindenki itt van.',
    fr: 'Le serveur et tous les joueurs font les dés ensemble, pour que personne ne puisse les choisir : chaque navigateur ajoute son propre nombre aléatoire. La partie commence d’elle-même dès que tout le monde est là.',
  },
  'gather.seats': { en: 'Who is here', pl: 'Kto jest obecny', hu: 'Ki van itt', fr: 'Qui est là' },
  'gather.missing': { en: 'not here yet', pl: 'jeszcze nieobecny', hu: 'még nincs itt', fr: 'pas encore là' },
  'gather.committed': {
    en: 'here, number sealed',
    pl: 'obecny, liczba zapieczętowana',
    hu: 'itt van, a száma lepecsételve',
    fr: 'présent, nombre scellé',
  },
  'gather.revealed': { en: 'number revealed', pl: 'liczba ujawniona', hu: 'a száma felfedve', fr: 'nombre révélé' },
  'gather.bot': {
    en: 'bot, adds nothing',
    pl: 'bot, nic nie dodaje',
    hu: 'bot, nem ad hozzá semmit',
    fr: 'robot, n’ajoute rien',
  },
  'gather.begin': {
    en: 'Begin without waiting',
    pl: 'Zacznij bez czekania',
    hu: 'Kezdés várakozás nélkül',
    fr: 'Commencer sans attendre',
  },
  'gather.begin.what': {
    en: 'Whoever is missing has no part in the dice then, and everybody can see that. They can still take their seats later.',
    pl: 'Nieobecni nie mają wtedy udziału w kościach i każdy może to zobaczyć. Miejsca mogą zająć także później.',
    hu: 'Aki hiányzik, annak akkor nincs része a kockákban, és ezt mindenki láthatja. A helyét később is elfoglalhatja.',
    fr: 'Les absents n’ont alors aucune part aux dés, et tout le monde peut le voir. Ils peuvent encore prendre leur place plus tard.',
  },
  'gather.closed': {
    en: 'The numbers are being revealed. Whoever does not reveal theirs in time has no part in the dice.',
    pl: 'Liczby są ujawniane. Kto nie ujawni swojej na czas, nie ma udziału w kościach.',
    hu: 'A számok felfedése folyik. Aki nem fedi fel időben a sajátját, annak nincs része a kockákban.',
    fr: 'Les nombres sont révélés. Qui ne révèle pas le sien à temps n’a aucune part aux dés.',
  },
  'gather.watch': {
    en: 'You watch. The match begins when the players are here.',
    pl: 'Oglądasz. Partia zacznie się, gdy gracze będą obecni.',
    hu: 'Nézőként vagy itt. A játszma elkezdődik, amint a játékosok itt vannak.',
    fr: 'Vous regardez. La partie commence quand les joueurs sont là.',
  },
  'gather.links': {
    en: 'Links to give away',
    pl: 'Linki do rozdania',
    hu: 'Továbbadandó hivatkozások',
    fr: 'Liens à distribuer',
  },
  'gather.hash': {
    en: 'Fingerprint of the server’s secret (SHA-256):',
    pl: 'Odcisk tajemnicy serwera (SHA-256):',
    hu: 'A szerver titkának ujjlenyomata (SHA-256):',
    fr: 'Empreinte du secret du serveur (SHA-256) :',
  },
  'dice.made': {
    en: 'The dice of this match were made by the server and: {seats}.',
    pl: 'Kości tej partii stworzyli razem z serwerem: {seats}.',
    hu: 'E játszma kockáit a szerverrel együtt készítette: {seats}.',
    fr: 'Les dés de cette partie ont été faits par le serveur et : {seats}.',
  },
  'dice.alone': {
    en: 'No player had a part in the dice of this match.',
    pl: 'Żaden gracz nie miał udziału w kościach tej partii.',
    hu: 'Egyetlen játékosnak sem volt része e játszma kockáiban.',
    fr: 'Aucun joueur n’a eu part aux dés de cette partie.',
  },
  'dice.withheld': {
    en: 'Sealed a number and did not reveal it: {seats}.',
    pl: 'Liczba zapieczętowana, lecz nieujawniona: {seats}.',
    hu: 'Lepecsételt egy számot, de nem fedte fel: {seats}.',
    fr: 'Nombre scellé mais non révélé : {seats}.',
  },
  'dice.absent': {
    en: 'Not here when the match began, so without a part in the dice: {seats}.',
    pl: 'Nieobecni na początku partii, więc bez udziału w kościach: {seats}.',
    hu: 'Nem volt itt a játszma kezdetén, így nincs része a kockákban: {seats}.',
    fr: 'Absents au début de la partie, donc sans part aux dés : {seats}.',
  },
  'dice.proven': {
    en: 'Checked: the seed {seed} is made of the secret whose fingerprint this browser saw first and of the players’ numbers.',
    pl: 'Sprawdzono: ziarno {seed} powstało z tajemnicy, której odcisk ta przeglądarka zobaczyła na początku, i z liczb graczy.',
    hu: 'Ellenőrizve: a(z) {seed} mag abból a titokból készült, amelynek ujjlenyomatát ez a böngésző először látta, és a játékosok számaiból.',
    fr: 'Vérifié : la graine {seed} est faite du secret dont ce navigateur a vu l’empreinte en premier et des nombres des joueurs.',
  },
  'dice.fault.mineMissing': {
    en: 'Warning: your number is not among those the dice of this match were made of. If your connection was lost when the match began, or you opened your link on another device, that is why. If not, don’t trust these dice.',
    pl: 'Uwaga: twojej liczby nie ma wśród tych, z których powstały kości tej partii. Jeśli połączenie zerwało się na początku partii albo link otwarto na innym urządzeniu, to jest powód. Jeśli nie, nie ufaj tym kościom.',
    hu: 'Figyelem: a te számod nincs azok között, amelyekből e játszma kockái készültek. Ha a játszma kezdetén megszakadt a kapcsolatod, vagy másik eszközön nyitottad meg a hivatkozást, ez az oka. Ha nem, ne bízz ezekben a kockákban.',
    fr: 'Attention : votre nombre n’est pas parmi ceux dont les dés de cette partie sont faits. Si votre connexion a été perdue au début de la partie, ou si vous avez ouvert votre lien sur un autre appareil, c’est la raison. Sinon, ne vous fiez pas à ces dés.',
  },
  'dice.fault.stranger': {
    en: 'Warning: among the numbers that the dice are made of is one of somebody who does not play. The dice of this match can’t be trusted.',
    pl: 'Uwaga: wśród liczb, z których powstają kości, jest liczba kogoś, kto nie gra. Kostkom w tej partii nie można ufać.',
    hu: 'Figyelem: a számok között, amelyekből a kockák készülnek, olyasvalakié is van, aki nem játszik. A játszma kockáiban nem lehet megbízni.',
    fr: 'Attention : parmi les nombres dont les dés sont faits, il y en a un de quelqu’un qui ne joue pas. On ne peut pas se fier aux dés de cette partie.',
  },
  'dice.fault.changed': {
    en: 'Warning: the server has changed the list of numbers that the dice are made of. The dice of this match can’t be trusted.',
    pl: 'Uwaga: serwer zmienił listę liczb, z których powstają kości. Kostkom w tej partii nie można ufać.',
    hu: 'Figyelem: a szerver megváltoztatta azoknak a számoknak a listáját, amelyekből a kockák készülnek. A játszma kockáiban nem lehet megbízni.',
    fr: 'Attention : le serveur a changé la liste des nombres dont les dés sont faits. On ne peut pas se fier aux dés de cette partie.',
  },
  'dice.fault.secretWrong': {
    en: 'Warning: the server’s secret does not have the fingerprint that this browser saw first, {hash}. The dice of this match can’t be trusted.',
    pl: 'Uwaga: tajemnica serwera nie ma odcisku, który ta przeglądarka zobaczyła na początku: {hash}. Kostkom w tej partii nie można ufać.',
    hu: 'Figyelem: a szerver titkának ujjlenyomata nem az, amelyet ez a böngésző először látott: {hash}. A játszma kockáiban nem lehet megbízni.',
    fr: 'Attention : le secret du serveur n’a pas l’empreinte que ce navigateur a vue en premier, {hash}. On ne peut pas se fier aux dés de cette partie.',
  },
  'dice.fault.seedWrong': {
    en: 'Warning: the seed {seed} is not made of the server’s secret and the players’ numbers. The dice of this match can’t be trusted.',
    pl: 'Uwaga: ziarno {seed} nie powstało z tajemnicy serwera i liczb graczy. Kostkom w tej partii nie można ufać.',
    hu: 'Figyelem: a(z) {seed} mag nem a szerver titkából és a játékosok számaiból készült. A játszma kockáiban nem lehet megbízni.',
    fr: 'Attention : la graine {seed} n’est pas faite du secret du serveur et des nombres des joueurs. On ne peut pas se fier aux dés de cette partie.',
  },
});
