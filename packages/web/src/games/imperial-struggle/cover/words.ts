import { phrases } from '../../../words/phrases.js';

export const words = phrases({
  en: {
    'cover.imperial-struggle.about':
      'Britain and France, 1697 to 1789: a century of rivalry in Europe, North America, the Caribbean and India. Flags are won in peace with trade, diplomacy and fleets, and tested in four wars; every turn different goods and different Regions pay.',
    'cover.imperial-struggle.solo':
      '“Play now”: you are Britain, a medium opponent plays France. Saved on this device after every move.',
    'cover.imperial-struggle.seat.britain': 'Britain',
    'cover.imperial-struggle.seat.france': 'France',
    'cover.imperial-struggle.side.britain': 'Pulls the victory marker down. Trade, the navy and credit.',
    'cover.imperial-struggle.side.france': 'Pushes the victory marker up. Armies, courts and alliances.',
    'cover.imperial-struggle.bot.steady': 'a steady opponent',
    'cover.imperial-struggle.bot.random': 'random moves',
    'cover.imperial-struggle.scenario.standard': 'Standard game',
    'cover.imperial-struggle.scenario.standard.how':
      'Six peace turns and four wars, from the Spanish Succession to the American Revolution.',
  },
  pl: {
    'cover.imperial-struggle.about':
      'Wielka Brytania i Francja, 1697–1789: stulecie rywalizacji w Europie, Ameryce Północnej, na Karaibach i w Indiach. Flagi zdobywa się w czasie pokoju handlem, dyplomacją i flotą, a sprawdzają je cztery wojny; w każdej turze opłacają się inne towary i inne regiony.',
    'cover.imperial-struggle.solo':
      '„Graj od razu”: prowadzisz Wielką Brytanię, Francję prowadzi średni przeciwnik. Zapis na tym urządzeniu po każdym ruchu.',
    'cover.imperial-struggle.seat.britain': 'Wielka Brytania',
    'cover.imperial-struggle.seat.france': 'Francja',
    'cover.imperial-struggle.side.britain': 'Ściąga znacznik zwycięstwa w dół. Handel, flota i kredyt.',
    'cover.imperial-struggle.side.france': 'Popycha znacznik zwycięstwa w górę. Armie, dwory i sojusze.',
    'cover.imperial-struggle.bot.steady': 'rozważny przeciwnik',
    'cover.imperial-struggle.bot.random': 'losowe ruchy',
    'cover.imperial-struggle.scenario.standard': 'Gra standardowa',
    'cover.imperial-struggle.scenario.standard.how':
      'Sześć tur pokoju i cztery wojny, od sukcesji hiszpańskiej po rewolucję amerykańską.',
  },
  hu: {
    'cover.imperial-struggle.about':
      'Nagy-Britannia és Franciaország, 1697–1789: egy évszázadnyi vetélkedés Európában, Észak-Amerikában, a Karib-térségben és Indiában. A zászlókat békében kereskedelem, diplomácia és flotta szerzi meg, és négy háború teszi próbára; minden fordulóban más áruk és más régiók fizetnek.',
    'cover.imperial-struggle.solo':
      '„Játék most”: te vagy Nagy-Britannia, Franciaországot közepes ellenfél játssza. Minden lépés után mentés ezen az eszközön.',
    'cover.imperial-struggle.seat.britain': 'Nagy-Britannia',
    'cover.imperial-struggle.seat.france': 'Franciaország',
    'cover.imperial-struggle.side.britain': 'Lefelé húzza a győzelmi jelzőt. Kereskedelem, flotta és hitel.',
    'cover.imperial-struggle.side.france': 'Felfelé tolja a győzelmi jelzőt. Hadseregek, udvarok és szövetségek.',
    'cover.imperial-struggle.bot.steady': 'megfontolt ellenfél',
    'cover.imperial-struggle.bot.random': 'véletlen lépések',
    'cover.imperial-struggle.scenario.standard': 'Standard játék',
    'cover.imperial-struggle.scenario.standard.how':
      'Hat békeforduló és négy háború, a spanyol örökösödéstől az amerikai forradalomig.',
  },
  fr: {
    'cover.imperial-struggle.about':
      'La Grande-Bretagne et la France, de 1697 à 1789 : un siècle de rivalité en Europe, en Amérique du Nord, dans les Caraïbes et en Inde. Les drapeaux se gagnent en temps de paix par le commerce, la diplomatie et la flotte, et quatre guerres les mettent à l’épreuve ; à chaque tour, d’autres denrées et d’autres régions rapportent.',
    'cover.imperial-struggle.solo':
      '« Jouer tout de suite » : vous menez la Grande-Bretagne, un adversaire moyen mène la France. Enregistré sur cet appareil après chaque coup.',
    'cover.imperial-struggle.seat.britain': 'Grande-Bretagne',
    'cover.imperial-struggle.seat.france': 'France',
    'cover.imperial-struggle.side.britain': 'Tire le marqueur de victoire vers le bas. Commerce, marine et crédit.',
    'cover.imperial-struggle.side.france': 'Pousse le marqueur de victoire vers le haut. Armées, cours et alliances.',
    'cover.imperial-struggle.bot.steady': 'un adversaire posé',
    'cover.imperial-struggle.bot.random': 'coups au hasard',
    'cover.imperial-struggle.scenario.standard': 'Partie standard',
    'cover.imperial-struggle.scenario.standard.how':
      'Six tours de paix et quatre guerres, de la succession d’Espagne à la révolution américaine.',
  },
});
