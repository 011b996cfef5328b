import { phrases } from './phrases.js';

/** The dice of an online match, which the server and the players make together. */
export const sharedDice = phrases({
  en: {
    'gather.title': 'The match is about to begin',
    'gather.how':
      'The server and all players make the dice together, so that nobody can choose them: every browser adds a random number of its own. The match begins by itself as soon as everybody is here.',
    'gather.seats': 'Who is here',
    'gather.missing': 'not here yet',
    'gather.committed': 'here, number sealed',
    'gather.revealed': 'number revealed',
    'gather.bot': 'bot, adds nothing',
    'gather.begin': 'Begin without waiting',
    'gather.begin.what':
      'Whoever is missing has no part in the dice then, and everybody can see that. They can still take their seats later.',
    'gather.closed': 'The numbers are being revealed. Whoever does not reveal theirs in time has no part in the dice.',
    'gather.watch': 'You watch. The match begins when the players are here.',
    'gather.links': 'Links to give away',
    'gather.hash': 'Fingerprint of the server’s secret (SHA-256):',
    'dice.made': 'The dice of this match were made by the server and: {seats}.',
    'dice.alone': 'No player had a part in the dice of this match.',
    'dice.withheld': 'Sealed a number and did not reveal it: {seats}.',
    'dice.absent': 'Not here when the match began, so without a part in the dice: {seats}.',
    'dice.proven':
      'Checked: the seed {seed} is made of the secret whose fingerprint this browser saw first and of the players’ numbers.',
    'dice.fault.mineMissing':
      'Warning: your number is not among those the dice of this match were made of. If your connection was lost when the match began, or you opened your link on another device, that is why. If not, don’t trust these dice.',
    'dice.fault.stranger':
      'Warning: among the numbers that the dice are made of is one of somebody who does not play. The dice of this match can’t be trusted.',
    'dice.fault.changed':
      'Warning: the server has changed the list of numbers that the dice are made of. The dice of this match can’t be trusted.',
    'dice.fault.secretWrong':
      'Warning: the server’s secret does not have the fingerprint that this browser saw first, {hash}. The dice of this match can’t be trusted.',
    'dice.fault.seedWrong':
      'Warning: the seed {seed} is not made of the server’s secret and the players’ numbers. The dice of this match can’t be trusted.',
  },
  pl: {
    'gather.title': 'Partia zaraz się zacznie',
    'gather.how':
      'Kości tworzą razem serwer i wszyscy gracze, tak by nikt nie mógł ich wybrać: każda przeglądarka dodaje własną liczbę losową. Partia zacznie się sama, gdy tylko wszyscy będą obecni.',
    'gather.seats': 'Kto jest obecny',
    'gather.missing': 'jeszcze nieobecny',
    'gather.committed': 'obecny, liczba zapieczętowana',
    'gather.revealed': 'liczba ujawniona',
    'gather.bot': 'bot, nic nie dodaje',
    'gather.begin': 'Zacznij bez czekania',
    'gather.begin.what':
      'Nieobecni nie mają wtedy udziału w kościach i każdy może to zobaczyć. Miejsca mogą zająć także później.',
    'gather.closed': 'Liczby są ujawniane. Kto nie ujawni swojej na czas, nie ma udziału w kościach.',
    'gather.watch': 'Oglądasz. Partia zacznie się, gdy gracze będą obecni.',
    'gather.links': 'Linki do rozdania',
    'gather.hash': 'Odcisk tajemnicy serwera (SHA-256):',
    'dice.made': 'Kości tej partii stworzyli razem z serwerem: {seats}.',
    'dice.alone': 'Żaden gracz nie miał udziału w kościach tej partii.',
    'dice.withheld': 'Liczba zapieczętowana, lecz nieujawniona: {seats}.',
    'dice.absent': 'Nieobecni na początku partii, więc bez udziału w kościach: {seats}.',
    'dice.proven':
      'Sprawdzono: ziarno {seed} powstało z tajemnicy, której odcisk ta przeglądarka zobaczyła na początku, i z liczb graczy.',
    'dice.fault.mineMissing':
      'Uwaga: twojej liczby nie ma wśród tych, z których powstały kości tej partii. Jeśli połączenie zerwało się na początku partii albo link otwarto na innym urządzeniu, to jest powód. Jeśli nie, nie ufaj tym kościom.',
    'dice.fault.stranger':
      'Uwaga: wśród liczb, z których powstają kości, jest liczba kogoś, kto nie gra. Kostkom w tej partii nie można ufać.',
    'dice.fault.changed':
      'Uwaga: serwer zmienił listę liczb, z których powstają kości. Kostkom w tej partii nie można ufać.',
    'dice.fault.secretWrong':
      'Uwaga: tajemnica serwera nie ma odcisku, który ta przeglądarka zobaczyła na początku: {hash}. Kostkom w tej partii nie można ufać.',
    'dice.fault.seedWrong':
      'Uwaga: ziarno {seed} nie powstało z tajemnicy serwera i liczb graczy. Kostkom w tej partii nie można ufać.',
  },
  hu: {
    'gather.title': 'A játszma mindjárt elkezdődik',
    'gather.how':
      'A kockákat a szerver és minden játékos együtt készíti, hogy senki se választhassa meg őket: minden böngésző hozzáad egy saját véletlen számot. A játszma magától elkezdődik, amint mindenki itt van.',
    'gather.seats': 'Ki van itt',
    'gather.missing': 'még nincs itt',
    'gather.committed': 'itt van, a száma lepecsételve',
    'gather.revealed': 'a száma felfedve',
    'gather.bot': 'bot, nem ad hozzá semmit',
    'gather.begin': 'Kezdés várakozás nélkül',
    'gather.begin.what':
      'Aki hiányzik, annak akkor nincs része a kockákban, és ezt mindenki láthatja. A helyét később is elfoglalhatja.',
    'gather.closed': 'A számok felfedése folyik. Aki nem fedi fel időben a sajátját, annak nincs része a kockákban.',
    'gather.watch': 'Nézőként vagy itt. A játszma elkezdődik, amint a játékosok itt vannak.',
    'gather.links': 'Továbbadandó hivatkozások',
    'gather.hash': 'A szerver titkának ujjlenyomata (SHA-256):',
    'dice.made': 'E játszma kockáit a szerverrel együtt készítette: {seats}.',
    'dice.alone': 'Egyetlen játékosnak sem volt része e játszma kockáiban.',
    'dice.withheld': 'Lepecsételt egy számot, de nem fedte fel: {seats}.',
    'dice.absent': 'Nem volt itt a játszma kezdetén, így nincs része a kockákban: {seats}.',
    'dice.proven':
      'Ellenőrizve: a(z) {seed} mag abból a titokból készült, amelynek ujjlenyomatát ez a böngésző először látta, és a játékosok számaiból.',
    'dice.fault.mineMissing':
      'Figyelem: a te számod nincs azok között, amelyekből e játszma kockái készültek. Ha a játszma kezdetén megszakadt a kapcsolatod, vagy másik eszközön nyitottad meg a hivatkozást, ez az oka. Ha nem, ne bízz ezekben a kockákban.',
    'dice.fault.stranger':
      'Figyelem: a számok között, amelyekből a kockák készülnek, olyasvalakié is van, aki nem játszik. A játszma kockáiban nem lehet megbízni.',
    'dice.fault.changed':
      'Figyelem: a szerver megváltoztatta azoknak a számoknak a listáját, amelyekből a kockák készülnek. A játszma kockáiban nem lehet megbízni.',
    'dice.fault.secretWrong':
      'Figyelem: a szerver titkának ujjlenyomata nem az, amelyet ez a böngésző először látott: {hash}. A játszma kockáiban nem lehet megbízni.',
    'dice.fault.seedWrong':
      'Figyelem: a(z) {seed} mag nem a szerver titkából és a játékosok számaiból készült. A játszma kockáiban nem lehet megbízni.',
  },
  fr: {
    'gather.title': 'La partie va commencer',
    'gather.how':
      'Le serveur et tous les joueurs font les dés ensemble, pour que personne ne puisse les choisir : chaque navigateur ajoute son propre nombre aléatoire. La partie commence d’elle-même dès que tout le monde est là.',
    'gather.seats': 'Qui est là',
    'gather.missing': 'pas encore là',
    'gather.committed': 'présent, nombre scellé',
    'gather.revealed': 'nombre révélé',
    'gather.bot': 'bot, n’ajoute rien',
    'gather.begin': 'Commencer sans attendre',
    'gather.begin.what':
      'Les absents n’ont alors aucune part aux dés, et tout le monde peut le voir. Ils peuvent encore prendre leur place plus tard.',
    'gather.closed': 'Les nombres sont révélés. Qui ne révèle pas le sien à temps n’a aucune part aux dés.',
    'gather.watch': 'Vous regardez. La partie commence quand les joueurs sont là.',
    'gather.links': 'Liens à distribuer',
    'gather.hash': 'Empreinte du secret du serveur (SHA-256) :',
    'dice.made': 'Les dés de cette partie ont été faits par le serveur et : {seats}.',
    'dice.alone': 'Aucun joueur n’a eu part aux dés de cette partie.',
    'dice.withheld': 'Nombre scellé mais non révélé : {seats}.',
    'dice.absent': 'Absents au début de la partie, donc sans part aux dés : {seats}.',
    'dice.proven':
      'Vérifié : la graine {seed} est faite du secret dont ce navigateur a vu l’empreinte en premier et des nombres des joueurs.',
    'dice.fault.mineMissing':
      'Attention : votre nombre n’est pas parmi ceux dont les dés de cette partie sont faits. Si votre connexion a été perdue au début de la partie, ou si vous avez ouvert votre lien sur un autre appareil, c’est la raison. Sinon, ne vous fiez pas à ces dés.',
    'dice.fault.stranger':
      'Attention : parmi les nombres dont les dés sont faits, il y en a un de quelqu’un qui ne joue pas. On ne peut pas se fier aux dés de cette partie.',
    'dice.fault.changed':
      'Attention : le serveur a changé la liste des nombres dont les dés sont faits. On ne peut pas se fier aux dés de cette partie.',
    'dice.fault.secretWrong':
      'Attention : le secret du serveur n’a pas l’empreinte que ce navigateur a vue en premier, {hash}. On ne peut pas se fier aux dés de cette partie.',
    'dice.fault.seedWrong':
      'Attention : la graine {seed} n’est pas faite du secret du serveur et des nombres des joueurs. On ne peut pas se fier aux dés de cette partie.',
  },
});
