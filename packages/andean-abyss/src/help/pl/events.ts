import type { TranslatedHelp } from '@sandtable/kernel';
import type { events as en } from '../en/events.js';

export const events: TranslatedHelp<typeof en> = {
  '5.1': [
    'Wykonanie wydarzenia',
    'Wydarzenie robi to, co mówi jego tekst, nawet wbrew innym zasadom; zostają tylko limity baz, stref FARC, dostępnych elementów, zasobów i wsparcia. Decyduje frakcja, która je wykonuje, chyba że tekst zostawia wybór innej.\nCzego nie da się zrobić, to się pomija, resztę się robi. „Do” oznacza, że można przerwać wcześniej.',
  ],
  '5.2': [
    'Niezacieniony czy zacieniony',
    'Wiele wydarzeń ma dwa teksty i kto je wykonuje, wybiera dowolny. Niezacieniony zwykle pomaga Rządowi, zacieniony mu szkodzi, ale bierzesz ten, który ci odpowiada.',
  ],
  '5.3': [
    'Możliwości Rządu',
    'Te wydarzenia działają do końca gry: ich tekst niezacieniony pomaga Rządowi, zacieniony mu przeszkadza.',
  ],
  '5.4': [
    'Powstańczy impet',
    'Zacieniony tekst tych wydarzeń działa do fazy resetu najbliższej rundy propagandy i zwykle szkodzi Rządowi.',
  ],
  '5.5': [
    'Darmowe działania z wydarzeń',
    'Operacje i czynności specjalne, które daje wydarzenie, nic nie kosztują i nie zmieniają uprawnienia. Ich inne warunki obowiązują, chyba że tekst mówi więcej: „dowolny partyzant” pozwala przeprowadzić terror także aktywnemu.',
  ],
};
