import { TERROR_MARKERS } from '../data/deployment.js';
import type { Faction } from '../factions.js';
import { TOTAL_ECON } from '../map.js';
import type { View } from '../position-format.js';
import { positionFromView } from '../position-from-view.js';
import { earnings as earned, lostEcon } from '../rules/propaganda.js';
import { markersOut } from '../terror.js';

/** 6.3.1-2: a faction's earnings if the Resources phase came now, without shipments. */
export const earnings = (view: View, faction: Faction): number => earned(positionFromView(view), faction);

/** 6.3.1: what all LoCs would earn the Government, and what Sabotage takes from that. */
export const econ = (view: View): { readonly whole: number; readonly lost: number } => ({
  whole: TOTAL_ECON,
  lost: lostEcon(positionFromView(view)),
});

/** 3.3.4: Terror and Sabotage markers are two faces of the same counters, whose number is limited. */
export const markersLeft = (view: View): number => TERROR_MARKERS - markersOut(positionFromView(view));
