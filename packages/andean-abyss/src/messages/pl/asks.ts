import type { asks as en } from '../en/asks.js';

export const asks: Readonly<Record<keyof typeof en, string>> = {
  'ask.act.first':
    '{faction} – pierwsza uprawniona frakcja przy karcie „{card}”: operacja z czynnością specjalną lub bez niej, wydarzenie albo rezygnacja. {text}',
  'ask.act.first.limited':
    '{faction} – pierwsza uprawniona frakcja przy karcie „{card}”. To ostatnia karta wydarzenia przed finałową propagandą: operacja ograniczona (bez przeszukiwania i przemarszu), wydarzenie albo rezygnacja. {text}',
  'ask.act.second':
    '{faction} – druga uprawniona frakcja przy karcie „{card}”: operacja z czynnością specjalną lub bez niej{event, select, open {, wydarzenie} other {}} albo rezygnacja. {text}',
  'ask.act.second.limited':
    '{faction} – druga uprawniona frakcja przy karcie „{card}”: operacja ograniczona na jednym polu{last, select, yes { (na ostatniej karcie wydarzenia bez przeszukiwania i przemarszu)} other {}}{event, select, open {, wydarzenie} other {}} albo rezygnacja. {text}',
  'ask.event.side': '{faction}, wykonanie karty „{card}”: który tekst? {text}',
  'ask.event.single': '{faction}, wykonanie karty „{card}”. {text}',

  'ask.afterwards': '{faction}: nie ma już pola do wyboru. Dodać teraz czynność specjalną czy iść dalej?',
  'ask.train.space': '{faction}: gdzie przeprowadzić szkolenie? Zasoby za każde miasto lub departament: {cost}.',
  'ask.train.troops': '{faction}: ile wojsk umieścić na polu {space}? Łącznie najwyżej 6 kostek.',
  'ask.train.police': '{faction}: ile policji umieścić na polu {space}? Łącznie najwyżej 6 kostek.',
  'ask.train.build':
    '{faction}: czy na jednym z wybranych pól zamienić 3 kostki na bazę albo opłacić akcję obywatelską? Wybierz pole lub zakończ.',
  'ask.train.way': '{faction}: baza za 3 kostki czy akcja obywatelska po 3 zasoby za krok?',
  'ask.train.base': '{faction}: ile z 3 kostek zamienianych na bazę na polu {space} to wojska? Reszta to policja.',
  'ask.civic.space':
    '{faction}: gdzie przeprowadzić akcję obywatelską? Każde 3 zasoby usuwają żeton terroru lub podnoszą poparcie o poziom.',
  'ask.civic.steps': '{faction}: ile kroków akcji obywatelskiej na polu {space}, po 3 zasoby za każdy?',
  'ask.patrol.from':
    '{faction}: z którego pola wyruszają patrolujące kostki? Poruszają się przez LiKomy i miasta, aż napotkają partyzanta.',
  'ask.patrol.to': '{faction}: gdzie zatrzymują się kostki z pola {from}?',
  'ask.patrol.destination': '{faction}: które pole jest jedynym celem tego ograniczonego patrolu?',
  'ask.patrol.into': '{faction}: skąd kostki ruszają na pole {to}?',
  'ask.patrol.find':
    '{faction}: kostki są na miejscu. Na którym LiKomie teraz szukać partyzantów, a może najpierw czynność specjalna? Po zakończeniu reszta idzie po kolei.',
  'ask.patrol.assault': '{faction}: patrol pozwala na szturm na jednym LiKomie bez kosztu. Gdzie?',
  'ask.move.troops': '{faction}: ile wojsk przesunąć z pola {from} na pole {to}?',
  'ask.move.police': '{faction}: ile policji przesunąć z pola {from} na pole {to}?',
  'ask.move.underground': '{faction}: ilu ukrytych partyzantów przesunąć z pola {from} na pole {to}?',
  'ask.move.active': '{faction}: ilu aktywnych partyzantów przesunąć z pola {from} na pole {to}?',
  'ask.cargo':
    '{faction}: na polu {from} {n, plural, one {jest # dostawa} few {są # dostawy} many {jest # dostaw} other {jest # dostawy}}. Ile zabrać na pole {to}?',
  'ask.activate':
    '{faction}: czyjego partyzanta aktywować na polu {space}? Jeszcze najwyżej {n}; partyzantów frakcji raz obranej za cel aktywuje się, dopóki to możliwe.',
  'ask.sweep.space':
    '{faction}: gdzie przeprowadzić przeszukiwanie? Wybierz miasto lub departament docelowy. Zasoby za każde pole: {cost}.',
  'ask.sweep.from':
    '{faction}: skąd wojska ruszają na pole {to}? Z pola sąsiedniego lub przez jeden LiKom wolny od partyzantów.',
  'ask.sweep.police': '{faction}: czy 1 kostka policji dołącza do przeszukiwania na polu {to}? Skąd?',
  'ask.sweep.find':
    '{faction}: wojska są na miejscu. Gdzie teraz szukać partyzantów, a może najpierw czynność specjalna? Po zakończeniu reszta pól idzie po kolei.',
  'ask.sweep.kind':
    '{faction}: czy w przeszukiwaniu liczą się wojska, czy policja (pierwsze przeszukiwane pole: {space})?',
  'ask.assault.space':
    '{faction}: gdzie przeprowadzić szturm? Wojska (w miastach i na LiKomach także policja) usuwają aktywnych wrogów. Zasoby za każde pole: {cost}.',
  'ask.assault.target':
    '{faction}: który wrogi element usunąć na polu {space}? Pozostałe trafienia: {n}; bazy ostatnie.',

  'ask.rally.space': '{faction}: gdzie przeprowadzić zgrupowanie? Zasoby za każde pole: {cost}.',
  'ask.rally.way': '{faction}: co daje zgrupowanie na polu {space}?',
  'ask.rally.base': '{faction}: ilu z 2 partyzantów zamienianych na bazę na polu {space} to partyzanci aktywni?',
  'ask.rally.number': '{faction}: ilu partyzantów umieścić na polu {space}?',
  'ask.rally.gather': '{faction}: skąd partyzanci przybywają na pole {to}? Potem wszyscy tam stają się ukryci.',
  'ask.march.space':
    '{faction}: dokąd przeprowadzić przemarsz? Zasoby za każde miasto lub departament, do którego się wkracza: {cost}; LiKomy nic nie kosztują.',
  'ask.march.from': '{faction}: skąd partyzanci maszerują na pole {to}?',
  'ask.attack.space': '{faction}: gdzie przeprowadzić atak? Zasoby za każde pole: {cost}.',
  'ask.attack.way':
    '{faction}: zwykły atak na polu {space} (ujawniają się wszyscy partyzanci, decyduje rzut) czy zasadzka (ujawnia się jeden, sukces pewny)?',
  'ask.attack.target': '{faction}: który wrogi element usunąć na polu {space}? Bazy ostatnie.',
  'ask.terror.space':
    '{faction}: gdzie przeprowadzić terror ukrytym partyzantem? Zasoby za każde miasto lub departament: {cost}; LiKomy nic nie kosztują.',

  'ask.airLift.from': '{faction}: skąd przerzucić wojska transportem lotniczym?',
  'ask.airLift.to': '{faction}: dokąd przerzucić transportem lotniczym wojska z pola {from}?',
  'ask.airStrike.space': '{faction}: w którym departamencie lub na którym LiKomie przeprowadzić atak z powietrza?',
  'ask.airStrike.target': '{faction}: który element usuwa atak z powietrza na polu {space}?',
  'ask.eradicate.space':
    '{faction}: w którym departamencie przeprowadzić opryski? Wsparcie +4, tamtejsze bazy Karteli znikają.',
  'ask.eradicate.shift':
    '{faction}: opryski na polu {space} oburzają rolników: który departament, ten lub sąsiedni, przesuwa się w stronę aktywnej opozycji?',
  'ask.extort.space':
    '{faction}: gdzie przeprowadzić wymuszenie? Ukryty partyzant staje się aktywny w zamian za 1 zasób.',
  'ask.kidnap.space':
    '{faction}: gdzie przeprowadzić porwanie? Pola tej operacji terroru, na których partyzantów FARC jest więcej niż policji.',
  'ask.kidnap.victim': '{faction}: kto płaci okup na polu {space}?',
  'ask.kidnap.recruit': '{faction}: przy porwaniu wypadło 6: jaki element AUC umieszcza na polu {space}?',
  'ask.assassinate.space':
    '{faction}: gdzie przeprowadzić zamach? Pola tej operacji terroru, na których partyzantów AUC jest więcej niż policji.',
  'ask.assassinate.target': '{faction}: który wrogi element na polu {space} usunąć w zamachu?',
  'ask.cultivate.space':
    '{faction}: gdzie przeprowadzić uprawę? Zaludnione pole, na którym partyzantów Karteli jest więcej niż policji.',
  'ask.cultivate.way': '{faction}: nowa baza na polu {to} czy przeniesiona z innego?',
  'ask.cultivate.from': '{faction}: skąd przenieść bazę na pole {to}?',
  'ask.process.way': '{faction}: produkcja – zamienić bazy na zasoby czy przygotować dostawy?',
  'ask.process.base': '{faction}: gdzie usunąć bazę za 3 zasoby?',
  'ask.process.shipment': '{faction}: gdzie umieścić dostawę? Pole z bazą Karteli i partyzantem.',
  'ask.process.guerrilla': '{faction}: który partyzant na polu {space} otrzymuje dostawę?',
  'ask.bribe.space': '{faction}: gdzie użyć korupcji? 3 zasoby za pole, najwyżej 3 pola.',
  'ask.bribe.way': '{faction}: co kupuje korupcja na polu {space}?',
  'ask.bribe.target': '{faction}: który element na polu {space} usunąć?',
  'ask.bribe.flip': '{faction}: którego partyzanta na polu {space} odwrócić?',

  'ask.shipment.settle': '{faction}: z pola {space} znika element z dostawą ({piece}). Kto bierze dostawę?',
  'ask.shipment.captured':
    '{faction}: z pola {space} znika element z dostawą ({piece}). Kto bierze dostawę, czy przejmuje ją wróg?',
  'ask.ship':
    '{faction}: usunąć dostawę, by wykonać jeszcze jedną, darmową operację ograniczoną? Czyją dostawę? Inna frakcja musi się zgodzić.',
  'ask.ship.agree':
    '{faction}: frakcja {asker} prosi o usunięcie jednej z twoich dostaw, by zyskać darmową operację ograniczoną. Zgoda?',
  'ask.ship.which': '{faction}: dostawa z którego pola?',
  'ask.ship.operation': '{faction}: jaka darmowa operacja ograniczona?',
  'ask.remove.space': '{faction}: skąd usunąć własny element, by umieścić go na nowo?',
  'ask.remove.piece': '{faction}: który własny element z pola {space} trafia do dostępnych sił?',
  'ask.transfer.what': '{faction}: jaka umowa? Porozumienia nikogo nie wiążą.',
  'ask.transfer.operation': '{faction}: za którą operację miałby zapłacić inny gracz?',
  'ask.transfer.to': '{faction}: komu dać zasoby?',
  'ask.transfer.amount': '{faction}: ile zasobów dać frakcji {to}?',
  'ask.transfer.from': '{faction}: kogo poprosić o zasoby?',
  'ask.transfer.askAmount': '{faction}: o ile zasobów poprosić frakcję {from}?',
  'ask.transfer.agree':
    '{faction}: frakcja {asker} prosi o {n, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobu}}. Zgoda?',
  'ask.transfer.shipment': '{faction}: dostawę z którego pola oddać?',
  'ask.transfer.askShipment': '{faction}: o dostawę z którego pola poprosić?',
  'ask.transfer.owner': '{faction}: czyja dostawa?',
  'ask.transfer.taker': '{faction}: który partyzant na polu {space} bierze dostawę?',
  'ask.transfer.agreeShipment': '{faction}: frakcja {asker} prosi o twoją dostawę z pola {space}. Zgoda?',

  'ask.deploy.space': '{faction}: gdzie rozstawić: {piece}? Do rozstawienia pozostało: {n}.',
  'ask.deploy.number': '{faction}: ile rozstawić tutaj: {piece}? Do rozstawienia pozostało: {n}.',
  'ask.specialForces': '{faction}: „7th Special Forces” usuwają do 3 żetonów terroru lub sabotażu. Skąd?',
  'ask.drugProfits': '{faction}: dostawa z pola {space} – baza na tym polu czy 6 zasobów?',
  'ask.agitate.space':
    '{faction}: gdzie prowadzić agitację? Każdy zasób usuwa żeton terroru lub podnosi opozycję o poziom.',
  'ask.agitate.steps': '{faction}: ile kroków agitacji na polu {space}, po 1 zasobie za każdy?',
  'ask.zone': '{faction}: gdzie umieścić strefę FARC? W jednym z departamentów z największą liczbą elementów FARC.',
  'ask.backing': '{faction}: wsparcie elit. Przeprowadzić darmowe zgrupowanie na jednym polu?',
  'ask.redeploy.from': '{faction}: skąd przenieść: {piece}?',
  'ask.redeploy.to': '{faction}: dokąd przenieść z pola {from}: {piece} ({n})?',
  'ask.redeploy.number': '{faction}: ile przenieść z pola {from} na pole {to}: {piece}?',

  'ask.event.set': '{faction}, „{card}”: które pole zmienia poziom?',
  'ask.event.shiftSupport': '{faction}, „{card}”: które pole przesuwa się w stronę aktywnego poparcia?',
  'ask.event.shiftOpposition': '{faction}, „{card}”: które pole przesuwa się w stronę aktywnej opozycji?',
  'ask.event.removeFrom': '{faction}, „{card}”: skąd usunąć element? (Do usunięcia pozostało: {n})',
  'ask.event.removePiece': '{faction}, „{card}”: który element na polu {space} usunąć? (Do usunięcia pozostało: {n})',
  'ask.event.place': '{faction}, „{card}”: gdzie umieścić: {piece}?',
  'ask.event.placePiece':
    '{faction}, „{card}”: który element umieścić na polu {space}? (Do umieszczenia pozostało: {n})',
  'ask.event.movePiece': '{faction}, „{card}”: którego partyzanta przesunąć z pola {from}?',
  'ask.event.special': '{faction}, „{card}”: która darmowa czynność specjalna? (Pozostało: {n})',
  'ask.event.terrorBy': '{faction}, „{card}”: który partyzant na polu {space} przeprowadza terror?',
  'ask.event.level': '{faction}, „{card}”: jaki poziom na polu {space}?',
  'ask.event.survivor': '{faction}, „{card}”: który partyzant Karteli na polu {space} ocaleje?',
  'ask.event.faction': '{faction}, „{card}”: która frakcja?',
  'ask.event.space': '{faction}, „{card}”: na którym polu?',
  'ask.event.department': '{faction}, „{card}”: w którym departamencie?',
  'ask.event.city': '{faction}, „{card}”: w którym mieście?',
  'ask.event.moveFrom': '{faction}, „{card}”: skąd przesunąć?',
  'ask.event.moveTo': '{faction}, „{card}”: dokąd przesunąć z pola {from}?',
  'ask.event.number': '{faction}, „{card}”: ile?',
  'ask.event.flip': '{faction}, „{card}”: gdzie odwrócić partyzanta?',
  'ask.event.flipPiece': '{faction}, „{card}”: którego partyzanta odwrócić?',
  'ask.event.replaceFrom': '{faction}, „{card}”: gdzie zamienić element?',
  'ask.event.replacePiece': '{faction}, „{card}”: który element zamienić?',
  'ask.event.replaceBy': '{faction}, „{card}”: na co go zamienić?',
  'ask.event.choice': '{faction}, „{card}”: który efekt wybierasz?',
  'ask.event.shipment': '{faction}, „{card}”: która dostawa?',
  'ask.event.pipeline': '{faction}, „{card}”: który rurociąg?',
  'ask.event.operation': '{faction}, „{card}”: która darmowa operacja na polu {space}?',
  'ask.discord':
    '{faction}: druga uprawniona na karcie „{card}” jest frakcja {nonplayer}. W grze dla dwóch osób wybierasz za nią: wydarzenie czy operacja? {text}',
};
