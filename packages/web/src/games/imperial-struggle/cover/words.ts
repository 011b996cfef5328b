import { texts } from '@sandtable/kernel';

export const words = texts({
  'cover.imperial-struggle.about': {
    en: 'Britain and France, 1697 to 1789: a century of rivalry in Europe, North America, the Caribbean and India. In peace you win flags by trade, diplomacy and fleets; four wars test them. Every turn other commodities and other Regions score.',
    pl: 'Wielka Brytania i Francja, 1697–1789: stulecie rywalizacji w Europie, Ameryce Północnej, na Karaibach i w Indiach. Flagi zdobywa się w czasie pokoju handlem, dyplomacją i flotą, a sprawdzają je cztery wojny; w każdej turze punktują inne towary i inne Regiony.',
    hu: 'Nagy-Britannia és Franciaország, 1697–1789: egy évszázadnyi vetélkedés Európában, Észak-Amerikában, a Karib-térségben és Indiában. A zászlókat békében kereskedelem, diplomácia és flotta szerzi meg, és négy háború teszi próbára; minden fordulóban más árucikkek és más régiók érnek pontot.',
    fr: 'La Grande-Bretagne et la France, de 1697 à 1789 : un siècle de rivalité en Europe, en Amérique du Nord, dans les Caraïbes et en Inde. Les drapeaux se gagnent en temps de paix par le commerce, la diplomatie et la flotte, et quatre guerres les mettent à l’épreuve ; à chaque tour, d’autres denrées et d’autres régions rapportent.',
    es: 'Gran Bretaña y Francia, de 1697 a 1789: un siglo de rivalidad en Europa, Norteamérica, el Caribe y la India. En la paz ganas banderas con comercio, diplomacia y flotas; cuatro guerras las ponen a prueba. Cada turno puntúan otras mercancías y otras Regiones.',
  },
  'cover.imperial-struggle.solo': {
    en: '“Play now”: you are Britain, a medium opponent plays France. Saved on this device after every move.',
    pl: '„Graj od razu”: prowadzisz Wielką Brytanię, Francję prowadzi średni przeciwnik. Zapis na tym urządzeniu po każdym ruchu.',
    hu: '„Játék most”: te vagy Nagy-Britannia, Franciaországot közepes ellenfél játssza. Minden lépés után mentés ezen az eszközön.',
    fr: '« Jouer tout de suite » : vous menez la Grande-Bretagne, un adversaire moyen mène la France. Enregistré sur cet appareil après chaque coup.',
    es: '«Jugar ahora»: eres Gran Bretaña y un oponente de nivel medio juega con Francia. Se guarda en este dispositivo tras cada jugada.',
  },
  'cover.imperial-struggle.seat.britain': {
    en: 'Britain',
    pl: 'Wielka Brytania',
    hu: 'Nagy-Britannia',
    fr: 'Grande-Bretagne',
    es: 'Gran Bretaña',
  },
  'cover.imperial-struggle.seat.france': {
    en: 'France',
    pl: 'Francja',
    hu: 'Franciaország',
    fr: 'France',
    es: 'Francia',
  },
  'cover.imperial-struggle.side.britain': {
    en: 'Pulls the victory marker down. Trade, the navy and credit.',
    pl: 'Ściąga znacznik zwycięstwa w dół. Handel, flota i kredyt.',
    hu: 'Lefelé húzza a győzelmi jelzőt. Kereskedelem, flotta és hitel.',
    fr: 'Tire le marqueur de victoire vers le bas. Commerce, marine et crédit.',
    es: 'Tira hacia abajo del marcador de victoria. Comercio, armada y crédito.',
  },
  'cover.imperial-struggle.side.france': {
    en: 'Pushes the victory marker up. Armies, courts and alliances.',
    pl: 'Popycha znacznik zwycięstwa w górę. Armie, dwory i sojusze.',
    hu: 'Felfelé tolja a győzelmi jelzőt. Hadseregek, udvarok és szövetségek.',
    fr: 'Pousse le marqueur de victoire vers le haut. Armées, cours et alliances.',
    es: 'Empuja hacia arriba el marcador de victoria. Ejércitos, cortes y alianzas.',
  },
  'cover.imperial-struggle.bot.steady': {
    en: 'a steady opponent',
    pl: 'rozważny przeciwnik',
    hu: 'megfontolt ellenfél',
    fr: 'un adversaire posé',
    es: 'un oponente sólido',
  },
  'cover.imperial-struggle.bot.random': {
    en: 'random moves',
    pl: 'losowe ruchy',
    hu: 'véletlen lépések',
    fr: 'coups au hasard',
    es: 'jugadas al azar',
  },
  'cover.imperial-struggle.scenario.standard': {
    en: 'Standard game',
    pl: 'Gra standardowa',
    hu: 'Standard játék',
    fr: 'Partie standard',
    es: 'Partida estándar',
  },
  'cover.imperial-struggle.scenario.standard.how': {
    en: 'Six peace turns and four wars, from the Spanish Succession to the American Revolution.',
    pl: 'Sześć tur pokoju i cztery wojny, od sukcesji hiszpańskiej po rewolucję amerykańską.',
    hu: 'Hat békeforduló és négy háború, a spanyol örökösödéstől az amerikai forradalomig.',
    fr: 'Six tours de paix et quatre guerres, de la succession d’Espagne à la révolution américaine.',
    es: 'Seis turnos de paz y cuatro guerras, de la Sucesión española a la Revolución de las Trece Colonias.',
  },
});
