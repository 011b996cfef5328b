import { texts } from '@sandtable/kernel';

/** What Advantages and Ministries ask. */
export const POWER_ASKS = texts({
  'ask.discount': {
    en: '{what} costs {cost}. Choose an Advantage, a Ministry, an Event or a Territory with Huguenots to reduce it, or “Done” to pay this cost.',
    pl: '{what}, koszt {cost}. Wybierz Korzyść, Ministra, Wydarzenie lub Terytorium z Hugenotami, aby go obniżyć, albo „Gotowe”, aby zapłacić tyle.',
    hu: '{what}, költsége {cost}. Válassz előnyt, minisztériumot, eseményt vagy hugenottás területet a csökkentéséhez, vagy „Kész”, ha ennyit fizetsz.',
    fr: '{what}, coût {cost}. Choisissez un avantage, un ministère, un événement ou un territoire à huguenots pour le réduire, ou « Terminé » pour payer ce coût.',
    es: '{what}: cuesta {cost}. Elige una Ventaja, un Ministerio, un Evento o un Territorio con Hugonotes para reducirlo, o «Listo» para pagar este costo.',
  },
  'ask.advantage.conflict': {
    en: '{advantage}: choose a space for the Conflict marker.',
    pl: '{advantage}: wybierz pole dla znacznika Konfliktu.',
    hu: '{advantage}: válassz mezőt a konfliktusjelzőnek.',
    fr: '{advantage} : choisissez une case pour le marqueur de conflit.',
    es: '«{advantage}»: elige un espacio para el marcador de Conflicto.',
  },
  'ask.advantage.squadron': {
    en: '{advantage}: choose the opposing Squadron to displace to its Navy Box, for 1 Military point.',
    pl: '{advantage}: wybierz Eskadrę przeciwnika, którą przepędzisz do Bazy Floty za 1 Punkt Militarny.',
    hu: '{advantage}: válaszd ki, melyik ellenséges hajórajt űzöd a flottabázisára 1 katonai pontért.',
    fr: '{advantage} : choisissez l’escadre adverse à déloger vers sa base navale, pour 1 point militaire.',
    es: '«{advantage}»: elige la Escuadra rival que desplazas a su Casilla de la Armada, por 1 punto militar.',
  },
  'ask.advantage.freely': {
    en: '{card}: choose an Advantage to use now, exhausted or not. This does not exhaust it.',
    pl: '{card}: wybierz Korzyść, której użyjesz teraz, choćby wyczerpaną. To jej nie wyczerpuje.',
    hu: '{card}: válaszd ki, melyik előnyt használod most, akár kimerülten is. Ettől nem merül ki.',
    fr: '{card} : choisissez un avantage à utiliser maintenant, épuisé ou non. Cela ne l’épuise pas.',
    es: '«{card}»: elige una Ventaja para usarla ahora, esté agotada o no. Esto no la agota.',
  },
  'ask.ministry.use': {
    en: '{ministry}: choose the ability to use.',
    pl: '{ministry}: wybierz zdolność.',
    hu: '{ministry}: válaszd ki, melyik képességét használod.',
    fr: '{ministry} : choisissez la capacité à utiliser.',
    es: '«{ministry}»: elige la capacidad que usas.',
  },
  'ask.ministry.discard': {
    en: '{ministry}: choose an Event card to discard.',
    pl: '{ministry}: wybierz kartę Wydarzenia do odrzucenia.',
    hu: '{ministry}: válaszd ki az eldobandó eseménykártyát.',
    fr: '{ministry} : choisissez une carte Événement à défausser.',
    es: '«{ministry}»: elige una carta de Evento para descartarla.',
  },
  'ask.huguenots': {
    en: 'Choose a Territory for the Huguenots marker. Conquering it costs 1 more Conquest Point, and once the marker can make a Market of its Region cost 1 less.',
    pl: 'Wybierz Terytorium dla znacznika Hugenotów. Jego podbój kosztuje o 1 Punkt Podboju więcej, a raz dzięki znacznikowi Rynek w tym Regionie kosztuje o 1 mniej.',
    hu: 'Válassz területet a hugenotta jelzőnek. Meghódítása 1 hódítási ponttal többe kerül, és a jelzővel egyszer egy piac a régiójában 1-gyel olcsóbb.',
    fr: 'Choisissez un territoire pour le marqueur huguenot. Le conquérir coûte 1 point de conquête de plus et, une fois, le marqueur réduit de 1 le coût d’un marché de sa région.',
    es: 'Elige un Territorio para el marcador de Hugonotes. Conquistarlo cuesta 1 Punto de Conquista más, y una vez el marcador puede hacer que un Mercado de su Región cueste 1 menos.',
  },
  'ask.townshend': {
    en: 'Choose a commodity: this turn your Minor Actions may unflag its Markets.',
    pl: 'Wybierz towar: w tej turze twoje Akcje Poboczne mogą opuszczać Flagi na jego Rynkach.',
    hu: 'Válassz árucikket: ebben a fordulóban mellékakcióid levehetik a zászlót a piacairól.',
    fr: 'Choisissez une denrée : ce tour-ci, vos actions mineures peuvent abaisser les drapeaux de ses marchés.',
    es: 'Elige una mercancía: en este turno tus Acciones secundarias pueden arriar las banderas de sus Mercados.',
  },
});
