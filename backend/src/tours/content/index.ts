import { dayBrooklynBridge } from './day.brooklyn-bridge';
import { dayCentralPark } from './day.central-park';
import { dayEmpireStateBuilding } from './day.empire-state-building';
import { dayRockefellerCenter } from './day.rockefeller-center';
import { daySohoAndVillages } from './day.soho-and-villages';
import { dayStatueOfLiberty } from './day.statue-of-liberty';
import { dayWalkAroundWallStreet } from './day.walk-around-wall-street';
import { dayWalkThroughLes } from './day.walk-through-les';
import { nightEmpireStateBuilding } from './night.empire-state-building';
import { nightGrandStation } from './night.grand-station';
import { nightOneWorldTradeCenter } from './night.one-world-trade-center';
import { nightRockefellerCenter } from './night.rockefeller-center';
import { nightStatueOfLiberty } from './night.statue-of-liberty';
import { nightTimesSquare } from './night.times-square';
import { nightYankeeStadium } from './night.yankee-stadium';
import type { TourContent } from '../tour-content';

/** What is written of each tour, by its id. */
const CONTENT: Readonly<Record<string, TourContent>> = {
  'day.brooklyn-bridge': dayBrooklynBridge,
  'day.central-park': dayCentralPark,
  'day.empire-state-building': dayEmpireStateBuilding,
  'day.rockefeller-center': dayRockefellerCenter,
  'day.soho-and-villages': daySohoAndVillages,
  'day.statue-of-liberty': dayStatueOfLiberty,
  'day.walk-around-wall-street': dayWalkAroundWallStreet,
  'day.walk-through-les': dayWalkThroughLes,
  'night.empire-state-building': nightEmpireStateBuilding,
  'night.grand-station': nightGrandStation,
  'night.one-world-trade-center': nightOneWorldTradeCenter,
  'night.rockefeller-center': nightRockefellerCenter,
  'night.statue-of-liberty': nightStatueOfLiberty,
  'night.times-square': nightTimesSquare,
  'night.yankee-stadium': nightYankeeStadium,
};

/** @throws Error if there is no such tour */
export function contentOf(id: string): TourContent {
  const content = CONTENT[id];
  if (!content) throw new Error(`There is no tour ${id}.`);
  return content;
}
