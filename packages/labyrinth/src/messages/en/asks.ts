/** Questions: what is wanted, and why. */
export const asks = {
  'ask.play': 'Your card number {n} of 2 in this Action Phase: which card from your hand do you play?',
  'ask.play.chance':
    'Your card number {n} of 2 in this Action Phase. “The door of Itjihad was closed” is in effect: a random card from your hand is played. Draw it?',
  'ask.cadre':
    'Which cadre do you take off the map? It lets you recruit where you have no cell, but it also shows the US a place to Disrupt.',
  'ask.use':
    '“{card}”, value {ops}: how do you use it? {side_id, select, us {An operation works where Governance is no more than its value: Good 1, Fair 2, Poor 3.} other {The value is the number of dice, or of cells that travel.}}{event, select, itself { The event is unassociated and happens however you use the card.} theirs { This is the other side’s event: using the card for an operation may trigger it.} none { The event cannot occur now.} other {}} {text}',
  'ask.reserves':
    'You have {n, plural, one {# Reserve} other {# Reserves}}. Add all of them to the value of {ops}, up to 3, or keep them?',
  'ask.order':
    '{event, select, itself {“{card}” is an unassociated event and happens by itself.} other {“{card}” is the other side’s event and happens now as if they had played it.}} Before your operation, or after it? {text}',
  'ask.reassessment':
    'Reassessment takes two cards of value 3 and flips the US Posture. “{card}” is one: which is the other?',
  'ask.reassessment.next':
    'Reassessment: what comes next, the change of Posture or an event that the cards bring about?',
  'ask.operation': 'Which operation, with a value of {ops}?',
  'ask.setup.cell':
    'Set-up: put a sleeper cell into any country but the United States; an unmarked country is then tested. ({left} still to place)',

  'ask.plots.next': 'Plots that nobody blocked take effect now. In which country is the next one?',
  'ask.plots.which': 'Which of the plots there takes effect next?',
  'ask.plots.again': '{space}: a WMD shook its Posture. Roll once more and keep the second result?',
  'ask.plots.schengen': 'A plot in a Schengen country shakes two more of them: whose Posture is rolled as well?',

  'ask.warOfIdeas':
    'War of Ideas with a value of {ops}: in which country? In a Muslim country, Neutral becomes Ally and an Ally’s Governance improves; elsewhere the Posture is rolled.',
  'ask.deploy.from':
    'Deploy: from where do troops go? A Regime Change country must keep at least 5 more troops than it has cells.',
  'ask.deploy.to': 'Deploy: where do the troops go from {from}? To an Ally, or back to the track.',
  'ask.deploy.number': 'Deploy: how many troops go from {from} to {to}?',
  'ask.regimeChange':
    'Regime Change: in which country? At least 6 troops go in from one place, it becomes an Ally, its Governance is rolled, and so is your Prestige.',
  'ask.regimeChange.from': 'Regime Change, {space}: where do the 6 or more troops come from?',
  'ask.regimeChange.number': 'Regime Change, {space}: how many troops go in from {from}?',
  'ask.withdraw':
    'Withdraw: from which Regime Change country? Its Aid is lost, the regime is Besieged, and your Prestige is rolled.',
  'ask.withdraw.to': 'Withdraw, {space}: where do the troops go?',
  'ask.withdraw.number': 'Withdraw, {space}: how many troops go to {to}?',
  'ask.nato': '{space}: does NATO leave as well? It is then taken off the map.',
  'ask.disrupt':
    'Disrupt with a value of {ops}: in which country? Active cells are removed, sleepers turn active; two cells where you have 2 troops or the Posture is Hard, else one.',
  'ask.disrupt.cell': 'Disrupt, {space}: which cell? An active one is removed, a sleeper turns active.',
  'ask.alert': 'Alert: in which country is the plot that you block?',
  'ask.alert.which': 'Alert, {space}: which plot do you block? Hidden ones look alike.',

  'ask.recruit':
    'Recruit: where does the next die go? A cell comes on a roll no higher than Governance or the recruit number; Islamist Rule and Regime Change need no roll. ({left} left)',
  'ask.recruit.share': '{space}: how many of the new cells come here? ({left} on the track can be had)',
  'ask.travel.from':
    'Travel: from which country does the next cell go? Neighbors and Islamist Rule are reached for sure, others on a roll no higher than Governance. ({left} left)',
  'ask.travel.cell': 'Travel from {from}: which cell? It arrives as a sleeper.',
  'ask.travel.to': 'Travel from {from}: to which country? The same country turns the cell into a sleeper.',
  'ask.jihad':
    'Jihad: where does the next die go? Each needs a cell there; a roll no higher than Governance makes it worse, any other costs a cell. ({left} left)',
  'ask.jihad.major':
    '{space}: a Major Jihad? All cells turn active; two successes beyond Poor, or one against a Besieged Regime, bring Islamist Rule.',
  'ask.jihad.lose': '{space}: a die failed. Which cell is lost?',
  'ask.plot':
    'Plot: where does the next die go? Each needs a cell there; a roll no higher than Governance places a plot. ({left} left)',
  'ask.plot.kind': '{space}: which plot do you place? It lies face down; the US does not see its number.',
} as const;
