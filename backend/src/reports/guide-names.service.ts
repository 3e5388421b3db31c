import { Injectable } from '@nestjs/common';
import { AccountLookup } from '../auth/account-lookup';
import { ownerKey } from '../bookings/owner';
import { nameOfGuide } from '../guides/guide-profile';
import { GuideProfilesService } from '../guides/guide-profiles.service';

/** Looks up the names of present and former guides. */
@Injectable()
export class GuideNamesService {
  constructor(
    private readonly profiles: GuideProfilesService,
    private readonly accounts: AccountLookup,
  ) {}

  /** Returns the names of present and former guides, keyed by id. Omits deleted accounts. */
  async find(ids: readonly string[]): Promise<Map<string, string>> {
    const [guides, accounts] = await Promise.all([
      this.profiles.list(),
      this.accounts.findByOwnerKeys(ids.map((id) => ownerKey({ kind: 'user', id }))),
    ]);
    return new Map([
      ...[...accounts.values()].map(({ _id, username }) => [String(_id), username] as const),
      ...guides.map((guide) => [guide.id, nameOfGuide(guide)] as const),
    ]);
  }

  /** Returns the id of the site's only guide, who leads all unassigned departures; undefined if there are several. */
  async findOnlyGuideId(): Promise<string | undefined> {
    const [guide, ...otherGuides] = await this.profiles.list();
    return otherGuides.length === 0 ? guide?.id : undefined;
  }
}
