import { Inject, Injectable, UnauthorizedException } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from 'shared/refusals';
import type { SiteLanguage } from 'shared/site-languages';
import { TOKEN_ISSUER } from '../auth/jwt-key';
import { ownerFor } from '../auth/owners';
import type { Booking } from '../bookings/booking';
import { hashEmail } from '../bookings/contact';
import { hashSecret, deriveMailedSecret } from '../bookings/manage-link';
import { ownerKey, type Owner } from '../bookings/owner';
import { BookingQueries } from '../bookings/queries';
import { toException } from '../bookings/refusal-exceptions';
import { CONFIG, type Config } from '../config';
import { requestLanguageOf } from '../http/request-language';
import { SettingsService } from '../settings/settings.service';

/** How long a browser has access to a booking after opening the booking's manage link. */
const ACCESS_SECONDS = 60 * 60;
const TOKEN_AUDIENCE = 'booking';

/** A booking that the caller may see and manage, and its owner. */
export interface Ticket {
  booking: Booking;
  owner: Owner;
  /** The language that the caller reads. */
  language: SiteLanguage;
}

/** The payload of the token in the access cookie. */
interface AccessPayload {
  /** The booking's id. */
  sub: string;
  /** The link's hash, as stored with the booking. Deleting the link ends the access. */
  link: string;
  /** The hash of the email address to which the link was sent; missing if the link wasn't mailed. */
  mailedTo?: string;
}

/**
 * Gives a booking's owner, and anyone with the booking's manage link, access to the booking. A browser sends the link's
 * secret once, in a request body, and gets a cookie that it sends only with requests for this booking.
 */
@Injectable()
export class TicketAccessService {
  constructor(
    private readonly bookings: BookingQueries,
    @Inject(CONFIG) private readonly config: Config,
    private readonly settings: SettingsService,
    private readonly jwt: JwtService,
  ) {}

  /**
   * Returns the booking that a request may access. `request.user` must already be set.
   *
   * @throws UnauthorizedException for a caller with neither a token nor the booking's cookie, even if the booking
   *   doesn't exist
   * @throws NotFoundException if the booking doesn't exist, or the caller may not see it
   */
  async find(request: FastifyRequest, id: string): Promise<Ticket> {
    const { user } = request;
    const access = await this.readAccessCookie(request);
    if (!user && access?.sub !== id) {
      throw new UnauthorizedException(refusal('link-needed'));
    }
    const booking = await this.bookings.findById(id);
    const isOwner = user && booking?.owner === ownerKey(user);
    const hasLinkAccess = access?.sub === id && booking && hasLink(booking, access.link);
    if (!booking || !(isOwner || hasLinkAccess)) throw toException({ code: 'not-found' });
    const linkEmailHash = hasLinkAccess ? access.mailedTo : undefined;
    return this.toTicket(booking, request, linkEmailHash);
  }

  /**
   * Gives a browser access to the booking for {@link ACCESS_SECONDS}.
   *
   * @throws NotFoundException if the secret doesn't belong to a link of this booking
   */
  async grant(
    request: FastifyRequest,
    reply: FastifyReply,
    id: string,
    secret: string,
  ): Promise<Ticket> {
    const linkHash = hashSecret(secret);
    const booking = await this.bookings.findById(id);
    if (!booking || !hasLink(booking, linkHash)) throw toException({ code: 'not-found' });
    const linkEmailHash = this.findLinkEmailHash(booking, linkHash);
    const token = await this.jwt.signAsync(
      { link: linkHash, ...(linkEmailHash !== undefined && { mailedTo: linkEmailHash }) },
      { subject: id, audience: TOKEN_AUDIENCE, expiresIn: ACCESS_SECONDS },
    );
    void reply.setCookie(cookieName(request), token, {
      httpOnly: true,
      sameSite: 'strict',
      secure: request.protocol === 'https',
      path: `/api/bookings/${id}`,
      maxAge: ACCESS_SECONDS,
    });
    return this.toTicket(booking, request, linkEmailHash);
  }

  private async toTicket(
    booking: Booking,
    request: FastifyRequest,
    linkEmailHash?: string,
  ): Promise<Ticket> {
    const owner = ownerFor(booking.owner, request.ip, await this.settings.get());
    return { booking, owner: { ...owner, linkEmailHash }, language: requestLanguageOf(request) };
  }

  /** Returns the hash of the booking's email address if the link is the one in emails to that address. */
  private findLinkEmailHash({ _id, contact }: Booking, linkHash: string): string | undefined {
    // An account's booking may have no contact address. Its link is then derived from the empty string.
    const email = contact?.email ?? '';
    const secret = deriveMailedSecret(String(_id), email, this.config.jwtSecret);
    return hashSecret(secret) === linkHash ? hashEmail(email) : undefined;
  }

  private async readAccessCookie(request: FastifyRequest): Promise<AccessPayload | undefined> {
    const token = request.cookies[cookieName(request)];
    if (token === undefined) return undefined;
    const options = {
      algorithms: ['HS256' as const],
      issuer: TOKEN_ISSUER,
      audience: TOKEN_AUDIENCE,
    };
    return this.jwt.verifyAsync<AccessPayload>(token, options).catch(() => undefined);
  }
}

function hasLink({ manageLinks = [], mailedLinks = [] }: Booking, linkHash: string): boolean {
  return manageLinks.includes(linkHash) || mailedLinks.includes(linkHash);
}

/** Returns the cookie's name. The prefix `__Secure-` keeps pages without TLS from setting the cookie. */
function cookieName({ server, protocol }: FastifyRequest): string {
  return `${protocol === 'https' ? '__Secure-' : ''}booking_${server.tokenCookie}`;
}
