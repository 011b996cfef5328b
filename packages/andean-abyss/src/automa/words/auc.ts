import type { Reasons } from './reasons.js';

/** Why the non-player AUC does what it does (8.6). */
export const AUC: Reasons = {
  'reason.auc.rally.available': {
    en: 'at least 6 AUC Guerrillas are available',
    pl: 'dostępnych jest co najmniej 6 partyzantów AUC',
    hu: 'legalább 6 AUC gerilla elérhető',
    fr: 'au moins 6 Guérillas AUC sont disponibles',
  },
  'reason.auc.rally.couldBase': {
    en: 'a Rally can make a Base',
    pl: 'zgrupowanie może dać bazę',
    hu: 'a gyülekezésből bázis lehet',
    fr: 'un Ralliement peut donner une Base',
  },
  'reason.auc.rally.farcBase': {
    en: 'new Guerrillas first beside FARC Bases',
    pl: 'nowi partyzanci najpierw obok baz FARC',
    hu: 'új gerillák először a FARC bázisai mellé',
    fr: 'de nouvelles Guérillas d’abord à côté des Bases FARC',
  },
  'reason.auc.rally.aucBase': {
    en: 'new Guerrillas then at AUC Bases',
    pl: 'nowi partyzanci następnie przy bazach AUC',
    hu: 'új gerillák azután az AUC bázisaihoz',
    fr: 'de nouvelles Guérillas ensuite auprès des Bases AUC',
  },
  'reason.auc.rally.other': {
    en: 'new Guerrillas at last in any other City or Department',
    pl: 'nowi partyzanci na koniec w dowolnym innym mieście lub departamencie',
    hu: 'új gerillák végül bármely más városba vagy körzetbe',
    fr: 'de nouvelles Guérillas enfin dans une autre Métropole ou un autre Département',
  },
  'reason.auc.extort': {
    en: 'Extort wherever AUC outnumbers all others and has an Underground Guerrilla',
    pl: 'wymuszenie wszędzie, gdzie AUC ma przewagę nad wszystkimi i ukrytego partyzanta',
    hu: 'zsarolás mindenütt, ahol az AUC többen van az összes többinél, és van rejtőzködő gerillája',
    fr: 'Extorsion partout où les AUC surpassent tous les autres et ont une Guérilla dormante',
  },
  'reason.auc.backing.yes': {
    en: 'the free Rally can make a Base or place Guerrillas',
    pl: 'darmowe zgrupowanie może dać bazę lub nowych partyzantów',
    hu: 'az ingyenes gyülekezésből bázis lehet, vagy új gerillák jöhetnek',
    fr: 'le Ralliement gratuit peut donner une Base ou des Guérillas',
  },
  'reason.auc.backing.no': {
    en: 'the free Rally can neither make a Base nor place a Guerrilla',
    pl: 'darmowe zgrupowanie nie da ani bazy, ani nowego partyzanta',
    hu: 'az ingyenes gyülekezésből sem bázis, sem új gerilla nem lehet',
    fr: 'le Ralliement gratuit ne peut donner ni Base ni Guérilla',
  },
  'reason.auc.march.test': {
    en: 'AUC Guerrillas are in fewer than half of the spaces with FARC Bases',
    pl: 'partyzanci AUC są na mniej niż połowie pól z bazami FARC',
    hu: 'a FARC bázisos mezőinek kevesebb mint felén van AUC gerilla',
    fr: 'les Guérillas AUC sont dans moins de la moitié des zones à Bases FARC',
  },
  'reason.auc.march.base.hidden': {
    en: 'to a FARC Base without AUC Guerrillas that can be reached unseen',
    pl: 'do bazy FARC bez partyzantów AUC, gdzie można dojść niezauważenie',
    hu: 'olyan FARC bázishoz, ahol nincs AUC gerilla, és ahová észrevétlen lehet eljutni',
    fr: 'vers une Base FARC sans Guérilla AUC que l’on atteint sans être vu',
  },
  'reason.auc.march.base': {
    en: 'to a FARC Base without AUC Guerrillas, as none can be reached unseen',
    pl: 'do bazy FARC bez partyzantów AUC, bo do żadnej nie da się dojść niezauważenie',
    hu: 'olyan FARC bázishoz, ahol nincs AUC gerilla, mert egyikhez sem lehet észrevétlen eljutni',
    fr: 'vers une Base FARC sans Guérilla AUC, aucune n’étant accessible sans être vu',
  },
  'reason.auc.march.farc.hidden': {
    en: 'no such FARC Base is in reach, so to other FARC pieces that can be reached unseen',
    pl: 'żadna taka baza FARC nie jest w zasięgu, więc do innych elementów FARC, niezauważenie',
    hu: 'ilyen FARC bázis nem érhető el, ezért más FARC egységekhez, ahová észrevétlen lehet eljutni',
    fr: 'aucune Base FARC de ce genre à portée, donc vers d’autres pièces FARC, sans être vu',
  },
  'reason.auc.march.farc': {
    en: 'no such FARC Base is in reach, so to other FARC pieces, as none can be reached unseen',
    pl: 'żadna taka baza FARC nie jest w zasięgu, więc do innych elementów FARC, choć nie niezauważenie',
    hu: 'ilyen FARC bázis nem érhető el, ezért más FARC egységekhez, ha észrevétlen nem is lehet',
    fr: 'aucune Base FARC de ce genre à portée, donc vers d’autres pièces FARC, même en étant vu',
  },
  'reason.auc.attack.test': {
    en: 'no space has both a FARC Base and an Underground AUC Guerrilla',
    pl: 'na żadnym polu nie ma jednocześnie bazy FARC i ukrytego partyzanta AUC',
    hu: 'nincs olyan mező, ahol FARC bázis és rejtőzködő AUC gerilla is van',
    fr: 'aucune zone n’a à la fois une Base FARC et une Guérilla AUC dormante',
  },
  'reason.auc.attack.most': {
    en: 'Attack first where AUC Guerrillas are the most',
    pl: 'atak najpierw tam, gdzie partyzantów AUC jest najwięcej',
    hu: 'támadás először ott, ahol a legtöbb az AUC gerilla',
    fr: 'Attaque d’abord là où les Guérillas AUC sont les plus nombreuses',
  },
  'reason.auc.attack.ambush': {
    en: 'the last Attack goes where the Ambush fits best',
    pl: 'ostatni atak tam, gdzie najlepiej pasuje zasadzka',
    hu: 'az utolsó támadás oda, ahová a rajtaütés a legjobban illik',
    fr: 'la dernière Attaque va là où l’Embuscade convient le mieux',
  },
  'reason.auc.terror.test': {
    en: 'a space has both a FARC Base and an Underground AUC Guerrilla',
    pl: 'na jakimś polu jest jednocześnie baza FARC i ukryty partyzant AUC',
    hu: 'van olyan mező, ahol FARC bázis és rejtőzködő AUC gerilla is van',
    fr: 'une zone a à la fois une Base FARC et une Guérilla AUC dormante',
  },
  'reason.auc.terror.base': {
    en: 'Terror first in 1 space with a FARC Base',
    pl: 'terror najpierw na 1 polu z bazą FARC',
    hu: 'terror először 1 mezőn, ahol FARC bázis van',
    fr: 'Terreur d’abord dans 1 zone à Base FARC',
  },
  'reason.auc.terror.farc': {
    en: 'Terror then in 1 other City or Department with FARC pieces',
    pl: 'terror następnie w 1 innym mieście lub departamencie z elementami FARC',
    hu: 'terror azután 1 másik városban vagy körzetben, ahol FARC egység van',
    fr: 'Terreur ensuite dans 1 autre Métropole ou Département avec des pièces FARC',
  },
  'reason.auc.terror.other': {
    en: 'Terror at last in other Cities and Departments',
    pl: 'terror na koniec w innych miastach i departamentach',
    hu: 'terror végül más városokban és körzetekben',
    fr: 'Terreur enfin dans d’autres Métropoles et Départements',
  },
  'reason.auc.assassinate': {
    en: 'Assassinate wherever Terror was and AUC Guerrillas outnumber the Police',
    pl: 'zamach wszędzie, gdzie był terror, a partyzantów AUC jest więcej niż policji',
    hu: 'orgyilkosság mindenütt, ahol terror volt, és több az AUC gerilla, mint a rendőr',
    fr: 'Assassinat partout où il y a eu Terreur et où les Guérillas AUC surpassent la Police',
  },
};
