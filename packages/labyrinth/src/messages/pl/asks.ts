import type { asks as en } from '../en/asks.js';

export const asks: Readonly<Record<keyof typeof en, string>> = {
  'ask.play': 'Twoja karta numer {n} z 2 w tej Fazie Akcji: którą kartę z ręki zagrywasz?',
  'ask.play.chance':
    'Twoja karta numer {n} z 2 w tej Fazie Akcji. Działa „The door of Itjihad was closed”: kartę z ręki wybiera los. Wylosować ją?',
  'ask.cadre':
    'Którą kadrę zdejmujesz z mapy? Pozwala rekrutować tam, gdzie nie masz komórek, ale też wskazuje US miejsce do Rozbicia.',
  'ask.use':
    '„{card}”, wartość {ops}: jak jej używasz? {side_id, select, us {Operacja działa tam, gdzie wartość Rządów nie przekracza jej wartości: Dobre 1, Poprawne 2, Słabe 3.} other {Wartość to liczba kości albo podróżujących komórek.}}{event, select, itself { Zdarzenie jest nieskojarzone i zachodzi przy każdym użyciu karty.} theirs { Zdarzenie nie jest twoje: użycie karty do operacji może je wywołać.} none { Zdarzenie nie może teraz zajść.} other {}} {text}',
  'ask.reserves':
    'Masz {n, plural, one {# punkt Rezerw} few {# punkty Rezerw} many {# punktów Rezerw} other {# punktu Rezerw}}. Dodać wszystkie do wartości {ops}, najwyżej do 3, czy je zachować?',
  'ask.order':
    '{event, select, itself {„{card}” to zdarzenie nieskojarzone i zachodzi samoczynnie.} other {„{card}” to zdarzenie drugiej strony i zachodzi teraz tak, jakby sama je zagrała.}} Przed twoją operacją czy po niej? {text}',
  'ask.reassessment':
    'Ponowna Ocena wymaga dwóch kart o wartości 3 i odwraca Nastawienie US. Jedną jest „{card}”: która jest drugą?',
  'ask.reassessment.next': 'Ponowna Ocena: co teraz, zmiana Nastawienia czy zdarzenie, które wywołują karty?',
  'ask.operation': 'Która operacja o wartości {ops}?',
  'ask.setup.cell':
    'Przygotowanie: umieść komórkę uśpioną w dowolnym kraju poza Stanami Zjednoczonymi; kraj nieoznaczony przechodzi wtedy test. (do umieszczenia: {left})',

  'ask.plots.next': 'Intrygi, których nikt nie zablokował, teraz działają. W którym kraju jest następna?',
  'ask.plots.which': 'Która z tamtejszych Intryg działa jako następna?',
  'ask.plots.again': '{space}: WMD zachwiało Nastawieniem. Rzucić jeszcze raz i przyjąć drugi wynik?',
  'ask.plots.schengen':
    'Intryga w kraju strefy Schengen porusza dwa dalsze takie kraje: na czyje Nastawienie też rzucić?',

  'ask.warOfIdeas':
    'Wojna Idei o wartości {ops}: w którym kraju? W kraju muzułmańskim Neutralny staje się Sprzymierzonym, a u Sprzymierzonego Rządy się poprawiają; gdzie indziej rzuca się na Nastawienie.',
  'ask.deploy.from':
    'Rozmieszczenie: skąd idą oddziały? W kraju Zmiany Reżimu musi zostać co najmniej o 5 oddziałów więcej niż komórek.',
  'ask.deploy.to': 'Rozmieszczenie: dokąd idą oddziały ({from})? Do kraju Sprzymierzonego albo z powrotem na tor.',
  'ask.deploy.number': 'Rozmieszczenie, {from} → {to}: ile oddziałów?',
  'ask.regimeChange':
    'Zmiana Reżimu: w którym kraju? Wkracza co najmniej 6 oddziałów z jednego miejsca, kraj staje się Sprzymierzony, rzuca się na jego Rządy i na twój Prestiż.',
  'ask.regimeChange.from': 'Zmiana Reżimu, {space}: skąd przychodzi 6 lub więcej oddziałów?',
  'ask.regimeChange.number': 'Zmiana Reżimu, {from} → {space}: ile oddziałów wkracza?',
  'ask.withdraw':
    'Wycofanie: z którego kraju po Zmianie Reżimu? Traci on Pomoc, reżim jest Oblężony, a ty rzucasz na Prestiż.',
  'ask.withdraw.to': 'Wycofanie, {space}: dokąd idą oddziały?',
  'ask.withdraw.number': 'Wycofanie, {space} → {to}: ile oddziałów?',
  'ask.nato': '{space}: czy NATO też odchodzi? Zostaje wtedy zdjęte z mapy.',
  'ask.disrupt':
    'Rozbicie o wartości {ops}: w którym kraju? Komórki aktywne są usuwane, uśpione stają się aktywne; dwie tam, gdzie masz 2 oddziały lub Nastawienie jest Twarde, inaczej jedna.',
  'ask.disrupt.cell': 'Rozbicie, {space}: która komórka? Aktywna jest usuwana, uśpiona staje się aktywna.',
  'ask.alert': 'Alert: w którym kraju jest Intryga, którą blokujesz?',
  'ask.alert.which': 'Alert, {space}: którą Intrygę blokujesz? Ukryte wyglądają tak samo.',

  'ask.recruit':
    'Rekrutacja: gdzie idzie następna kość? Komórka pojawia się przy rzucie nie wyższym niż Rządy lub współczynnik rekrutacji; przy Rządach Islamskich i Zmianie Reżimu bez rzutu. (zostało: {left})',
  'ask.recruit.share': '{space}: ile z nowych komórek trafia tutaj? (dostępne na torze: {left})',
  'ask.travel.from':
    'Podróż: z którego kraju rusza następna komórka? Do sąsiadów i pod Rządy Islamskie dociera na pewno, gdzie indziej przy rzucie nie wyższym niż Rządy. (zostało: {left})',
  'ask.travel.cell': 'Podróż, {from}: która komórka? Na miejscu jest uśpiona.',
  'ask.travel.to': 'Podróż, {from}: do którego kraju? W tym samym kraju komórka staje się uśpiona.',
  'ask.jihad':
    'Dżihad: gdzie idzie następna kość? Każda wymaga tam komórki; rzut nie wyższy niż Rządy pogarsza je, każdy inny kosztuje komórkę. (zostało: {left})',
  'ask.jihad.major':
    '{space}: Wielki Dżihad? Wszystkie komórki stają się aktywne; dwa sukcesy ponad Słabe Rządy, a przeciw Oblężonemu Reżimowi jeden, przynoszą Rządy Islamskie.',
  'ask.jihad.lose': '{space}: rzut się nie udał. Którą komórkę tracisz?',
  'ask.plot':
    'Intryga: gdzie idzie następna kość? Każda wymaga tam komórki; rzut nie wyższy niż Rządy umieszcza Intrygę. (zostało: {left})',
  'ask.plot.kind': '{space}: którą Intrygę umieszczasz? Leży zakryta; US nie widzi jej numeru.',
};
