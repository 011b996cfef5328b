import { texts } from '@sandtable/kernel';

/** What only the cards 41-80 ask. */
export const PROMPTS_41_80 = texts({
  'ask.event.second': {
    en: '{card}: choose the second card of this Action Phase. You use it to Recruit.',
    pl: '{card}: wybierz drugą kartę tej Fazy Akcji. Użyjesz jej do Rekrutacji.',
    hu: '{card}: válaszd ki az akciófázis második kártyáját. Toborzásra használod.',
    fr: '{card} : choisissez la seconde carte de cette phase d’action. Vous l’utilisez pour recruter.',
    es: '«{card}»: elige la segunda carta de esta Fase de Acción. La usas para reclutar.',
  },
  'ask.event.exKgb': {
    en: '{card}: choose the Caucasus to give it the Posture opposite to the US, or Central Asia to test it and shift it one box toward Adversary.',
    pl: '{card}: wybierz Kaukaz, by nadać mu Nastawienie przeciwne do US, albo Azję Centralną, by ją przetestować i przesunąć o jedno pole w stronę Wrogiego.',
    hu: '{card}: válaszd a Kaukázust, és az amerikaival ellentétes hozzáállást kap, vagy Közép-Ázsiát, amely próbára kerül, és egy mezőt lép az ellenséges felé.',
    fr: '{card} : choisissez le Caucase pour lui donner l’attitude opposée à celle des États-Unis, ou l’Asie centrale pour la tester et la décaler d’une case vers adversaire.',
    es: '«{card}»: elige el Cáucaso para darle la Postura opuesta a la de EE. UU., o Asia Central para sondearla y moverla una casilla hacia Adversario.',
  },
  'ask.event.wmd': {
    en: '{card}: choose the country where a cell tries to get a WMD. A roll no higher than the Governance number makes a WMD available; a failure removes a cell there.',
    pl: '{card}: wybierz kraj, w którym komórka próbuje zdobyć WMD. Rzut nie wyższy niż liczba Rządów udostępnia WMD; porażka usuwa tamtejszą komórkę.',
    hu: '{card}: válaszd ki az országot, ahol egy sejt WMD-t próbál szerezni. A kormányzás számánál nem nagyobb dobás elérhetővé tesz egy WMD-t; kudarcnál egy sejt lekerül onnan.',
    fr: '{card} : choisissez le pays où une cellule tente d’obtenir une ADM. Un dé qui ne dépasse pas le chiffre de la gouvernance rend une ADM disponible ; un échec y retire une cellule.',
    es: '«{card}»: elige el país donde una célula intenta conseguir una ADM. Una tirada que no supere el número de la Gobernanza hace disponible una ADM; un fracaso retira una célula de allí.',
  },
  'ask.event.adversary': {
    en: '{card}: choose a country with troops. It shifts one box toward Adversary.',
    pl: '{card}: wybierz kraj z oddziałami. Przesuwa się o jedno pole w stronę Wrogiego.',
    hu: '{card}: válassz egy országot, ahol csapatok vannak. Egy mezőt lép az ellenséges felé.',
    fr: '{card} : choisissez un pays où il y a des troupes. Il se décale d’une case vers adversaire.',
    es: '«{card}»: elige un país con tropas. Se mueve una casilla hacia Adversario.',
  },
});
