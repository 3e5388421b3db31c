import { defaultSettings, TOURS } from 'shared/tour-settings';
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
import type { WrittenTour } from './written-tour';
import type { StoredTour } from '../stored-tour';

/** What is written of each tour, by its id. */
const WRITTEN: Readonly<Record<string, WrittenTour>> = {
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

/** @throws Error if it is none of the first tours */
export function writtenOf(id: string): WrittenTour {
  const written = WRITTEN[id];
  if (!written) throw new Error(`There is no tour ${id}.`);
  return written;
}

/** The tours that a new site begins with, as they are stored. From then on, the database has them. */
export function firstTours(): StoredTour[] {
  return TOURS.map(({ id, list, place }, position) => {
    const { description, locations, ...written } = writtenOf(id);
    const settings = defaultSettings({ list, place });
    return {
      ...{ _id: id, list, place, position, isHidden: false, revision: 0 },
      ...settings,
      ...written,
      description: description.join('\n\n'),
      locations: locations.map(({ latitude, longitude, ...location }) => ({
        ...location,
        place: { latitude, longitude },
      })),
      languages: ['en'],
      writtenFor: settings.meetingPoint,
    };
  });
}
