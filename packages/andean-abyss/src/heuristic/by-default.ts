import type { QuestionId } from '../questions.js';

/** Questions to which the player has no answer of its own. A question that is neither here nor in `ANSWERS` doesn't compile. */

type Ids<Id extends QuestionId> = Id;

/** The rules put these to insurgents, who own guerrillas, shipments and special activities. */
type OfInsurgents = Ids<
  | 'rally.space'
  | 'rally.way'
  | 'rally.base'
  | 'rally.number'
  | 'rally.gather'
  | 'move.underground'
  | 'move.active'
  | 'march.space'
  | 'march.from'
  | 'attack.space'
  | 'attack.way'
  | 'attack.target'
  | 'terror.space'
  | 'extort.space'
  | 'kidnap.space'
  | 'kidnap.victim'
  | 'kidnap.recruit'
  | 'assassinate.space'
  | 'assassinate.target'
  | 'cultivate.space'
  | 'cultivate.way'
  | 'cultivate.from'
  | 'process.way'
  | 'process.base'
  | 'process.shipment'
  | 'process.guerrilla'
  | 'bribe.space'
  | 'bribe.way'
  | 'bribe.target'
  | 'bribe.flip'
  | 'cargo'
  | 'shipment.settle'
  | 'shipment.captured'
  | 'drugProfits'
  | 'agitate.space'
  | 'agitate.steps'
  | 'backing'
  | 'event.shipment'
  | 'event.terrorBy'
  | 'event.survivor'
>;

/** It never patrols or deals, and declines where it can. */
type Declined = Ids<
  | 'ship.which'
  | 'ship.operation'
  | 'patrol.from'
  | 'patrol.to'
  | 'patrol.destination'
  | 'patrol.into'
  | 'patrol.find'
  | 'patrol.assault'
  | 'move.police'
  | 'remove.space'
  | 'remove.piece'
  | 'transfer.what'
  | 'transfer.operation'
  | 'transfer.to'
  | 'transfer.amount'
  | 'transfer.from'
  | 'transfer.askAmount'
  | 'transfer.shipment'
  | 'transfer.askShipment'
  | 'transfer.owner'
  | 'transfer.taker'
  | 'event.movePiece'
>;

export type ByDefault = OfInsurgents | Declined;
