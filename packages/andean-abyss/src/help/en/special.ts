import type { HelpPages } from '@sandtable/kernel';

/** Chapter 4. */
export const special = {
  '4.1': [
    'Special Activities',
    'With a full Operation you may add one kind of Special Activity: before it, between two of its spaces, or after it. It is free, except for Bribe. What it earns may pay for the Operation.\nIt gives the 2nd Eligible access to the Event, so think twice if you want to deny that.',
  ],
  '4.1.1': [
    'What goes with what',
    'Air Lift, Eradicate, Extort and Bribe go with any Operation. Air Strike goes with Patrol, Sweep or Assault. Ambush is part of an Attack, Kidnap and Assassinate of a Terror; Cultivate and Process go with Rally or March.',
  ],
  '4.2.1': [
    'Air Lift',
    'The Government flies up to 3 Troops from one space to any other, however far; not into a FARC Zone. Useful before a Sweep or an Assault, or to bring Troops back. “Blackhawks” changes the number; “Misil Antiaéreo” (card 27) closes spaces with Guerrillas.',
  ],
  '4.2.2': [
    'Air Strike',
    'With a Patrol, Sweep or Assault the Government removes one Active Guerrilla in a Department or on a LoC, even if it has no pieces there. A Base can be removed only if its owner has no Guerrilla left in the space. Never in Cities.',
  ],
  '4.2.3': [
    'Eradicate',
    'Spray the coca fields of one Department with Cartels pieces: Aid rises by 4 and all Cartels Bases there are removed, guarded or not.\nThe farmers are furious: that Department or an adjacent one, as you choose, shifts one level toward Active Opposition. If none can shift, FARC places a Guerrilla in the Department instead.',
  ],
  '4.3.1': [
    'Extort (FARC)',
    'Where FARC has more pieces than all others together and an Underground Guerrilla, one of these becomes Active and FARC gains 1 Resource. Do it in as many spaces as you like, LoCs too, all at the same time. If Terror follows, you must keep an Underground Guerrilla for it.',
  ],
  '4.3.2': [
    'Ambush',
    'In one space of your Attack, with an Underground Guerrilla there: only that one becomes Active, no die is rolled, up to 2 enemy pieces are removed, Bases last, and you place a Guerrilla. Use it where you have few Guerrillas and a roll would be risky.',
  ],
  '4.3.3': [
    'Kidnap',
    'In up to 3 spaces of this Terror where FARC Guerrillas outnumber the Police.\nIn a City or on a LoC the Government pays; where there is a Cartels Base you may make the Cartels pay: as many Resources as a die shows, if they have them. If the victim has a Shipment there, you take that instead of rolling.\nOn a 6 AUC places a piece there.',
  ],
  '4.4.1': [
    'Extort and Ambush (AUC)',
    'AUC does both as FARC does, with its own pieces. Extort: where AUC outnumbers all others together, an Underground Guerrilla becomes Active and AUC gains 1 Resource, in any number of spaces. Ambush: in one space of an Attack an Underground Guerrilla makes success certain.',
  ],
  '4.4.2': [
    'Assassinate',
    'In up to 3 spaces of this Terror where AUC Guerrillas outnumber the Police, remove any one enemy piece: a cube, a Guerrilla, even Underground, or a Base, even a guarded one. A Shipment lost that way becomes yours.',
  ],
  '4.5.1': [
    'Cultivate',
    'With a Rally or March.\nChoose a populated space with more Cartels Guerrillas than Police and room for a Base. Move a Cartels Base there from anywhere; or, if it is a Department of this Rally, place a new one.\nIf you Cultivate before you Rally in that Department, the new Base already counts for the Rally.',
  ],
  '4.5.2': [
    'Process',
    'With a Rally or March, one of two things.\nEither remove as many Cartels Bases as you like, for 3 Resources each. Or place 1 or 2 Shipments, each with any Guerrilla, even another Faction’s, in a space with a Cartels Base.\nEvery Base sold is one fewer toward victory.',
  ],
  '4.5.3': [
    'Shipments',
    'Each of the 4 Shipments is held by a Guerrilla and moves with it; the Guerrilla’s Faction owns it.\nIt is worth a Base or 6 Resources in the next Propaganda Round, or an extra Limited Operation (2.3.6). The owner may hand it to another Guerrilla in the space.\nIf its last holder is removed, the owner chooses who takes it over, or it is lost: to the attacker in an Attack or Assassination; in an Assault it is removed and the Government gains 6 Aid (Drug Bust).',
  ],
  '4.5.4': [
    'Bribe',
    'The one Special Activity that costs: 3 Resources per space, in up to 3 spaces, anywhere on the map.\nIn each, remove up to 2 cubes, or up to 2 Guerrillas, or flip up to 2 Guerrillas (your own too), or remove 1 Base, even a guarded one.\nThe Cartels decide about Shipments that are lost this way.',
  ],
} as const satisfies HelpPages;
