import type { AskKey } from '../../questions.js';

/** Questions: what is wanted, and why. Every question of the rules has its words here, and nothing else. */
export const asks = {
  'ask.act.first':
    '{faction} is 1st Eligible on “{card}”: an Operation with or without a Special Activity, the Event, or Pass. {text}',
  'ask.act.first.limited':
    '{faction} is 1st Eligible on “{card}”. This is the last Event card before the final Propaganda: a Limited Operation (no Sweep or March), the Event, or Pass. {text}',
  'ask.act.second':
    '{faction} is 2nd Eligible on “{card}”: an Operation with or without a Special Activity{event, select, open {, the Event} other {}}, or Pass. {text}',
  'ask.act.second.limited':
    '{faction} is 2nd Eligible on “{card}”: a Limited Operation in one space{last, select, yes { (no Sweep or March on the last Event card)} other {}}{event, select, open {, the Event,} other {}} or Pass. {text}',
  'ask.event.side': '{faction} executes “{card}”: which text? {text}',
  'ask.event.single': '{faction} executes “{card}”. {text}',

  'ask.afterwards': '{faction}: no space is left to choose. Add the Special Activity now, or continue?',
  'ask.train.space': '{faction}: where to Train? Resources for each City or Department: {cost}.',
  'ask.train.troops': '{faction}: how many Troops to place in {space}? Up to 6 cubes in all.',
  'ask.train.police': '{faction}: how many Police to place in {space}? Up to 6 cubes in all.',
  'ask.train.build':
    '{faction}: in one of the selected spaces, replace 3 cubes with a Base or pay for Civic Action? Choose the space, or finish.',
  'ask.train.way': '{faction}: replace 3 cubes with a Base, or pay 3 Resources per step of Civic Action?',
  'ask.train.base': '{faction}: how many of the 3 cubes that make a Base in {space} are Troops? The rest are Police.',
  'ask.civic.space': '{faction}: Civic Action where? 3 Resources remove a Terror marker or build a level of Support.',
  'ask.civic.steps': '{faction}: how many steps of Civic Action in {space}, at 3 Resources each?',
  'ask.patrol.from':
    '{faction}: which space do patrolling cubes leave? They move along LoCs and Cities until they meet a Guerrilla.',
  'ask.patrol.to': '{faction}: where do the cubes from {from} stop?',
  'ask.patrol.destination': '{faction}: the one destination of this Limited Patrol?',
  'ask.patrol.into': '{faction}: from where do cubes move to {to}?',
  'ask.patrol.find':
    '{faction}: the cubes have moved. On which LoC to look for Guerrillas next, or the Special Activity first? If done, the rest follow in turn.',
  'ask.patrol.assault': '{faction}: Patrol allows an Assault on a LoC at no cost. Where?',
  'ask.move.troops': '{faction}: how many Troops from {from} to {to}?',
  'ask.move.police': '{faction}: how many Police from {from} to {to}?',
  'ask.move.underground': '{faction}: how many Underground Guerrillas from {from} to {to}?',
  'ask.move.active': '{faction}: how many Active Guerrillas from {from} to {to}?',
  'ask.cargo':
    '{faction}: how many of the {n, plural, one {# Shipment} other {# Shipments}} in {from} go along to {to}?',
  'ask.activate':
    '{faction}: whose Guerrilla in {space} to Activate? Up to {n} more; a Faction once targeted is Activated as far as possible.',
  'ask.sweep.space':
    '{faction}: where to Sweep? Choose a City or Department as destination. Resources for each: {cost}.',
  'ask.sweep.from': '{faction}: from where do Troops move to {to}? Adjacent, or over one LoC free of Guerrillas.',
  'ask.sweep.police': '{faction}: may 1 Police join the Sweep into {to}? From where?',
  'ask.sweep.find':
    '{faction}: the Troops have moved. Where to look for Guerrillas next, or the Special Activity first? If done, the rest follow in turn.',
  'ask.sweep.kind': '{faction}: does the Sweep count Troops or Police (in {space} first)?',
  'ask.assault.space':
    '{faction}: where to Assault? Troops (in Cities and LoCs Police too) remove Active enemies. Resources for each space: {cost}.',
  'ask.assault.target':
    '{faction}: which enemy piece to remove in {space}? {n, plural, one {# hit} other {# hits}} left; Bases last.',

  'ask.rally.space': '{faction}: where to Rally? Resources for each space: {cost}.',
  'ask.rally.way': '{faction}: what does the Rally in {space} do?',
  'ask.rally.base': '{faction}: how many of the 2 Guerrillas that make a Base in {space} are Active?',
  'ask.rally.number': '{faction}: how many Guerrillas to place in {space}?',
  'ask.rally.gather': '{faction}: from where do Guerrillas come to {to}? All there then go Underground.',
  'ask.march.space':
    '{faction}: where to March? Resources for each City or Department entered: {cost}; LoCs cost nothing.',
  'ask.march.from': '{faction}: from where do Guerrillas March to {to}?',
  'ask.attack.space': '{faction}: where to Attack? Resources for each space: {cost}.',
  'ask.attack.way':
    '{faction}: an ordinary Attack in {space} (all Guerrillas show, a die decides), or an Ambush (one shows, sure success)?',
  'ask.attack.target': '{faction}: which enemy piece to remove in {space}? Bases last.',
  'ask.terror.space':
    '{faction}: where to carry out Terror, with an Underground Guerrilla? Resources for each City or Department: {cost}; LoCs cost nothing.',

  'ask.airLift.from': '{faction}: Air Lift Troops from where?',
  'ask.airLift.to': '{faction}: Air Lift Troops from {from} to where?',
  'ask.airStrike.space': '{faction}: Air Strike in which Department or LoC?',
  'ask.airStrike.target': '{faction}: which piece does the Air Strike in {space} remove?',
  'ask.eradicate.space': '{faction}: Eradicate in which Department? Aid +4, Cartels Bases there fall.',
  'ask.eradicate.shift':
    '{faction}: Eradication in {space} angers the farmers: which Department there or adjacent shifts toward Active Opposition?',
  'ask.extort.space': '{faction}: Extort where? An Underground Guerrilla goes Active for 1 Resource.',
  'ask.kidnap.space': '{faction}: Kidnap where? Spaces of this Terror with more FARC Guerrillas than Police.',
  'ask.kidnap.victim': '{faction}: who pays the ransom in {space}?',
  'ask.kidnap.recruit': '{faction}: the kidnappers rolled a 6: which piece does AUC place in {space}?',
  'ask.assassinate.space': '{faction}: Assassinate where? Spaces of this Terror with more AUC Guerrillas than Police.',
  'ask.assassinate.target': '{faction}: which enemy piece in {space} to Assassinate?',
  'ask.cultivate.space': '{faction}: Cultivate where? A populated space with more Cartels Guerrillas than Police.',
  'ask.cultivate.way': '{faction}: a new Base in {to}, or one from elsewhere?',
  'ask.cultivate.from': '{faction}: from where does a Base move to {to}?',
  'ask.process.way': '{faction}: Process Bases into Resources, or prepare Shipments?',
  'ask.process.base': '{faction}: remove a Base where, for 3 Resources?',
  'ask.process.shipment': '{faction}: place a Shipment where? A space with a Cartels Base and a Guerrilla.',
  'ask.process.guerrilla': '{faction}: which Guerrilla in {space} holds the Shipment?',
  'ask.bribe.space': '{faction}: Bribe where? 3 Resources per space, up to 3 spaces.',
  'ask.bribe.way': '{faction}: what does the Bribe in {space} buy?',
  'ask.bribe.target': '{faction}: which piece in {space} to remove?',
  'ask.bribe.flip': '{faction}: which Guerrilla in {space} to flip?',

  'ask.shipment.settle': '{faction}: the {piece} in {space} that held a Shipment is removed. Who takes the Shipment?',
  'ask.shipment.captured':
    '{faction}: the {piece} in {space} that held a Shipment is removed. Who takes the Shipment, or is it captured?',
  'ask.ship':
    '{faction}: remove a Shipment for one more Limited Operation at no cost? Choose whose Shipment; another Faction must agree.',
  'ask.ship.agree':
    '{faction}: {asker} asks you to remove one of your Shipments to give it a free Limited Operation. Agree?',
  'ask.ship.which': '{faction}: the Shipment in which space?',
  'ask.ship.operation': '{faction}: which free Limited Operation?',
  'ask.remove.space':
    '{faction}: remove one of your pieces from the map, so that you can place it elsewhere. From which space?',
  'ask.remove.piece': '{faction}: which of your pieces in {space} returns to the Available Forces?',
  'ask.transfer.what': '{faction}: what kind of deal? Agreements are not binding.',
  'ask.transfer.operation': '{faction}: which Operation would another player pay for?',
  'ask.transfer.to': '{faction}: give Resources to whom?',
  'ask.transfer.amount': '{faction}: how many Resources to give to {to}?',
  'ask.transfer.from': '{faction}: ask whom for Resources?',
  'ask.transfer.askAmount': '{faction}: how many Resources to ask of {from}?',
  'ask.transfer.agree': '{faction}: {asker} asks you for {n, plural, one {# Resource} other {# Resources}}. Agree?',
  'ask.transfer.shipment': '{faction}: give the Shipment in which space?',
  'ask.transfer.askShipment': '{faction}: ask for the Shipment in which space?',
  'ask.transfer.owner': '{faction}: whose Shipment?',
  'ask.transfer.taker': '{faction}: which Guerrilla in {space} takes the Shipment?',
  'ask.transfer.agreeShipment': '{faction}: {asker} asks for your Shipment in {space}. Agree?',

  'ask.deploy.space': '{faction}: set up {piece} where? {n} still to place.',
  'ask.deploy.number': '{faction}: how many {piece} here? {n} still to place.',
  'ask.specialForces': '{faction}: 7th Special Forces may remove up to 3 Terror or Sabotage markers. Where?',
  'ask.drugProfits': '{faction}: the Shipment in {space} brings a Base there, or 6 Resources?',
  'ask.agitate.space': '{faction}: Agitate where? 1 Resource removes a Terror marker or builds a level of Opposition.',
  'ask.agitate.steps': '{faction}: how many steps of Agitation in {space}, at 1 Resource each?',
  'ask.zone': '{faction}: where does the FARC Zone go? Among Departments with most FARC pieces.',
  'ask.backing': '{faction}: Elite Backing. Rally in one space for free?',
  'ask.redeploy.from': '{faction}: redeploy {piece} from where?',
  'ask.redeploy.to': '{faction}: where do the {piece} ({n}) from {from} go?',
  'ask.redeploy.number': '{faction}: how many {piece} from {from} to {to}?',

  'ask.event.set': '{faction}, “{card}”: which space changes its level?',
  'ask.event.shiftSupport': '{faction}, “{card}”: which space shifts toward Active Support?',
  'ask.event.shiftOpposition': '{faction}, “{card}”: which space shifts toward Active Opposition?',
  'ask.event.removeFrom': '{faction}, “{card}”: remove a piece from where? ({n} still to remove)',
  'ask.event.removePiece': '{faction}, “{card}”: which piece in {space} to remove? ({n} still to remove)',
  'ask.event.place': '{faction}, “{card}”: where to place: {piece}?',
  'ask.event.placePiece': '{faction}, “{card}”: which piece to place in {space}? ({n} still to place)',
  'ask.event.movePiece': '{faction}, “{card}”: which Guerrilla to move from {from}?',
  'ask.event.special': '{faction}, “{card}”: which free Special Activity? ({n} left)',
  'ask.event.terrorBy': '{faction}, “{card}”: which Guerrilla in {space} carries out the Terror?',
  'ask.event.level': '{faction}, “{card}”: which level for {space}?',
  'ask.event.survivor': '{faction}, “{card}”: which Cartels Guerrilla in {space} survives?',
  'ask.event.faction': '{faction}, “{card}”: which Faction?',
  'ask.event.space': '{faction}, “{card}”: in which space?',
  'ask.event.department': '{faction}, “{card}”: in which Department?',
  'ask.event.city': '{faction}, “{card}”: in which City?',
  'ask.event.moveFrom': '{faction}, “{card}”: from which space do you move pieces?',
  'ask.event.moveTo': '{faction}, “{card}”: to which space do the pieces from {from} move?',
  'ask.event.number': '{faction}, “{card}”: how many?',
  'ask.event.flip': '{faction}, “{card}”: where to flip a Guerrilla?',
  'ask.event.flipPiece': '{faction}, “{card}”: which Guerrilla to flip?',
  'ask.event.replaceFrom': '{faction}, “{card}”: replace a piece where?',
  'ask.event.replacePiece': '{faction}, “{card}”: which piece to replace?',
  'ask.event.replaceBy': '{faction}, “{card}”: which piece replaces it?',
  'ask.event.choice': '{faction}, “{card}”: which effect do you choose?',
  'ask.event.shipment': '{faction}, “{card}”: which Shipment?',
  'ask.event.pipeline': '{faction}, “{card}”: which Pipeline?',
  'ask.event.operation': '{faction}, “{card}”: which free Operation in {space}?',
  'ask.discord':
    '{faction}: {nonplayer} is 2nd Eligible on “{card}”. In the game for two you choose for it: the Event, or an Operation? {text}',
} as const satisfies Readonly<Record<AskKey, string>>;
