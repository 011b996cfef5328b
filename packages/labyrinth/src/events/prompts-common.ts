import { texts } from '@sandtable/kernel';

/** Questions that many events put. */
export const PROMPTS_COMMON = texts({
  'ask.event.country': {
    en: '{card}: choose a country. {card_id, select, 13 {It gets 1 Aid.} 14 {On a roll of 4 to 6 it becomes Neutral.} 15 {It becomes Poor and Neutral.} 28 {Its Besieged Regime marker is removed.} 30 {It gets 1 Aid and a War of Ideas roll without GWOT penalty.} 32 {It becomes Neutral and gets 1 Aid.} 40 {Its Governance improves by one level.} 41 {It gets 1 Aid and NATO.} 46 {Its Governance improves by one level.} 81 {You place 5 cells there; it loses 1 Aid or becomes a Besieged Regime.} 91 {It is tested and gets a cell.} 106 {Its event takes place there.} 109 {You remove two cells there.} other {You remove a cell there.}}',
    pl: '{card}: wybierz kraj. {card_id, select, 13 {Dostaje 1 Pomoc.} 14 {Przy rzucie od 4 do 6 staje się Neutralny.} 15 {Otrzymuje Słabe Rządy i staje się Neutralny.} 28 {Znika stamtąd znacznik Oblężonego Reżimu.} 30 {Dostaje 1 Pomoc i rzut na Wojnę Idei bez kary GWOT.} 32 {Staje się Neutralny i dostaje 1 Pomoc.} 40 {Jego Rządy poprawiają się o jeden poziom.} 41 {Dostaje 1 Pomoc i NATO.} 46 {Jego Rządy poprawiają się o jeden poziom.} 81 {Umieszczasz tam 5 komórek; kraj traci 1 Pomoc albo staje się Oblężonym Reżimem.} 91 {Przechodzi test i dostaje komórkę.} 106 {Tam zachodzi zdarzenie.} 109 {Usuwasz stamtąd dwie komórki.} other {Usuwasz stamtąd komórkę.}}',
    hu: '{card}: válassz országot. {card_id, select, 13 {Kap 1 segélyt.} 14 {4-től 6-ig terjedő dobásnál semleges lesz.} 15 {Kormányzása gyenge, ő maga semleges lesz.} 28 {Lekerül róla az ostromlott rezsim jelző.} 30 {Kap 1 segélyt és egy dobást az eszmék háborújában, GWOT-büntetés nélkül.} 32 {Semleges lesz, és kap 1 segélyt.} 40 {Kormányzása egy szinttel javul.} 41 {Kap 1 segélyt és a NATO-t.} 46 {Kormányzása egy szinttel javul.} 81 {5 sejtet helyezel el ott; az ország elveszít 1 segélyt, vagy ostromlott rezsim lesz.} 91 {Próbára kerül, és egy sejtet helyezel oda.} 106 {Ott megy végbe az esemény.} 109 {Két sejtet veszel le onnan.} other {Egy sejtet veszel le onnan.}}',
    fr: '{card} : choisissez un pays. {card_id, select, 13 {Il reçoit 1 aide.} 14 {Sur un dé de 4 à 6, il devient neutre.} 15 {Sa gouvernance devient mauvaise et il devient neutre.} 28 {Son marqueur de régime assiégé est retiré.} 30 {Il reçoit 1 aide et un jet de guerre des idées sans pénalité GWOT.} 32 {Il devient neutre et reçoit 1 aide.} 40 {Sa gouvernance s’améliore d’un niveau.} 41 {Il reçoit 1 aide et l’OTAN.} 46 {Sa gouvernance s’améliore d’un niveau.} 81 {Vous y placez 5 cellules ; il perd 1 aide ou devient un régime assiégé.} 91 {Il est testé et reçoit une cellule.} 106 {L’événement s’y produit.} 109 {Vous y retirez deux cellules.} other {Vous y retirez une cellule.}}',
    es: '«{card}»: elige un país. {card_id, select, 13 {Recibe 1 Ayuda.} 14 {Con un resultado de 4 a 6 pasa a ser Neutral.} 15 {Pasa a ser Neutral con Gobernanza Mala.} 28 {Se retira su marcador de Régimen asediado.} 30 {Recibe 1 Ayuda y una tirada de Guerra de ideas sin penalización GWOT.} 32 {Pasa a ser Neutral y recibe 1 Ayuda.} 40 {Su Gobernanza mejora un nivel.} 41 {Recibe 1 Ayuda y la OTAN.} 46 {Su Gobernanza mejora un nivel.} 81 {Colocas allí 5 células; pierde 1 Ayuda o pasa a ser un Régimen asediado.} 91 {Se sondea y recibe una célula.} 106 {El evento tiene lugar allí.} 109 {Retiras dos células de allí.} other {Retiras una célula de allí.}}',
  },
  'ask.event.cellPlace': {
    en: '{card}: choose the country where you place {card_id, select, 110 {3 cells and a Plot 2} other {a cell}}.',
    pl: '{card}: wybierz kraj, w którym umieszczasz {card_id, select, 110 {3 komórki i Intrygę 2} other {komórkę}}.',
    hu: '{card}: válaszd ki az országot, ahová {card_id, select, 110 {3 sejtet és egy 2-es merényletet} other {sejtet}} helyezel.',
    fr: '{card} : choisissez le pays où vous placez {card_id, select, 110 {3 cellules et un complot 2} other {une cellule}}.',
    es: '«{card}»: elige el país donde colocas {card_id, select, 110 {3 células y un Complot 2} other {una célula}}.',
  },
  'ask.event.cell': {
    en: '{card}: choose the cell to remove in {space}.{card_id, select, 106 { “Done” stops before the second.} other {}}',
    pl: '{card}: wybierz komórkę do usunięcia ({space}).{card_id, select, 106 { „Gotowe” kończy wcześniej.} other {}}',
    hu: '{card}: válaszd ki a levenni kívánt sejtet ({space}).{card_id, select, 106 { A „Kész” előbb lezárja.} other {}}',
    fr: '{card} : choisissez la cellule à retirer ({space}).{card_id, select, 106 { « Terminé » arrête là.} other {}}',
    es: '«{card}»: elige la célula que retiras en {space_the}.{card_id, select, 106 { «Listo» termina antes de la segunda.} other {}}',
  },
  'ask.event.plot': {
    en: '{card}: choose the country whose plot you {card_id, select, 1 {mark: if it is not blocked, it costs the Jihadists Funding} other {reveal and block}}.',
    pl: '{card}: wybierz kraj, którego Intrygę {card_id, select, 1 {oznaczasz: niezablokowana odbierze Dżihadystom Fundusze} other {odkrywasz i blokujesz}}.',
    hu: '{card}: válaszd ki az országot, amelynek merényletét {card_id, select, 1 {megjelölöd: ha nem hárítják el, a dzsihadisták finanszírozást veszítenek} other {felfeded és elhárítod}}.',
    fr: '{card} : choisissez le pays dont vous {card_id, select, 1 {marquez un complot : non déjoué, il coûtera du financement aux djihadistes} other {révélez et déjouez un complot}}.',
    es: '«{card}»: elige el país cuyo complot {card_id, select, 1 {marcas: si no se frustra, cuesta Financiamiento a los Yihadistas} other {revelas y frustras}}.',
  },
  'ask.event.postureOf': {
    en: '{card}: choose the country whose Posture you set.',
    pl: '{card}: wybierz kraj, którego Nastawienie ustalasz.',
    hu: '{card}: válaszd ki az országot, amelynek hozzáállását meghatározod.',
    fr: '{card} : choisissez le pays dont vous fixez l’attitude.',
    es: '«{card}»: elige el país cuya Postura fijas.',
  },
  'ask.event.posture': {
    en: '{card}: choose the Posture of {space}, Soft or Hard.',
    pl: '{card}: wybierz Nastawienie ({space}), Miękkie albo Twarde.',
    hu: '{card}: válaszd ki a hozzáállást ({space}): puha vagy kemény.',
    fr: '{card} : choisissez l’attitude ({space}), souple ou dure.',
    es: '«{card}»: elige la Postura para {space_the}, Blanda o Dura.',
  },
  'ask.event.ally': {
    en: '{card}: choose an Ally. It becomes Neutral.',
    pl: '{card}: wybierz kraj Sprzymierzony. Staje się Neutralny.',
    hu: '{card}: válassz szövetségest. Semleges lesz.',
    fr: '{card} : choisissez un allié. Il devient neutre.',
    es: '«{card}»: elige un Aliado. Pasa a ser Neutral.',
  },
  'ask.event.discard': {
    en: '{card}: choose the card you discard.',
    pl: '{card}: wybierz kartę, którą odrzucasz.',
    hu: '{card}: válaszd ki a kártyát, amelyet eldobsz.',
    fr: '{card} : choisissez la carte que vous défaussez.',
    es: '«{card}»: elige la carta que descartas.',
  },
});
