import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { isDeepStrictEqual } from 'node:util';
import { exampleSettings } from 'shared/settings';
import { defaultSettings } from 'shared/tour-settings';
import { LISTS } from 'shared/tours';
import { BackupsService } from '../backups/backups.service';
import type { Booking } from '../bookings/booking';
import { ownerKey, WALK_IN } from '../bookings/owner';
import { COLLECTIONS } from '../database/collections';
import { GuideAvailabilityService } from '../departures/guide-availability';
import { GuideProfilesService } from '../guides/guide-profiles.service';
import { MailServerService } from '../mail/mail-server.service';
import { SettingsService } from '../settings/settings.service';
import type { TourWithSummary } from '../tours/stored-tour';
import { ToursService } from '../tours/tours.service';
import { SetupChoices } from './setup-choices.service';
import { SETUP_STEPS, type SetupRecord, type SetupStepName } from './setup.dto';

/** Derives from the stored data which steps of setting up the site are done. */
@Injectable()
export class SetupService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly choices: SetupChoices,
    private readonly profiles: GuideProfilesService,
    private readonly settings: SettingsService,
    private readonly availability: GuideAvailabilityService,
    private readonly tours: ToursService,
    private readonly mailServer: MailServerService,
    private readonly backups: BackupsService,
  ) {}

  /**
   * Returns the steps.
   *
   * @param guideId the calling guide, whose profile is the one that the step `profile` checks
   */
  async get(guideId: string): Promise<SetupRecord> {
    const [profile, settings, choices, { toursAtOnce }, tours, mail, backups] = await Promise.all([
      this.profiles.find(guideId),
      this.settings.get(),
      this.choices.find(),
      this.availability.get(),
      this.tours.findSummaries({ isHidden: false }),
      this.mailServer.read(),
      this.backups.getState(),
    ]);
    const [hasVisitorBooked, hasGuideTriedBooking] = await this.checkForBookings(guideId);
    const isChosen = {
      'tours-at-once': choices.includes('tours-at-once') || toursAtOnce !== undefined,
      hours: choices.includes('hours') || tours.some(hasCustomHours),
      spots: choices.includes('spots') || tours.some(({ capacity }) => capacity !== undefined),
      prices: choices.includes('prices') || tours.some(({ price }) => price !== undefined),
    };
    const isDone: Record<SetupStepName, boolean> = {
      profile: profile?.photo !== undefined,
      contact: exampleSettings(settings).length === 0,
      ...isChosen,
      mail: mail.mode === 'folder' || (mail.mode === 'smtp' && mail.worked !== null),
      trial: hasVisitorBooked || hasGuideTriedBooking,
      // A site without nightly backups has nothing to check in the console.
      backup: !backups.automatic || backups.last !== null,
    };
    const isInBusiness = hasVisitorBooked && Object.values(isChosen).some(Boolean);
    return {
      steps: SETUP_STEPS.map((name) => ({ name, isDone: isDone[name] })),
      isDue: !isInBusiness && Object.values(isDone).includes(false),
    };
  }

  /** Returns whether a visitor has ever booked, and whether a guide has booked and canceled. */
  private async checkForBookings(guideId: string): Promise<[boolean, boolean]> {
    // The list of guides is cached for a second, so the caller may be missing from it.
    const ids = [guideId, ...(await this.profiles.list()).map(({ id }) => id)];
    const guides = ids.map((id) => ownerKey({ kind: 'user', id }));
    const exists = async (filter: object) => {
      const bookings = await Promise.all(
        LISTS.map((list) =>
          this.connection
            .collection<Booking>(COLLECTIONS[list])
            .findOne(filter, { projection: { _id: 1 } }),
        ),
      );
      return bookings.some((booking) => booking !== null);
    };
    return Promise.all([
      exists({ owner: { $nin: [...guides, WALK_IN] } }),
      exists({ owner: { $in: guides }, isListed: false }),
    ]);
  }
}

/** Whether a tour's schedule differs from that of a new tour. */
function hasCustomHours({ list, place, startTimes, weekdays, seasons }: TourWithSummary): boolean {
  const defaults = defaultSettings({ list, place });
  return (
    seasons !== undefined ||
    !isDeepStrictEqual([startTimes, weekdays], [defaults.startTimes, defaults.weekdays])
  );
}
