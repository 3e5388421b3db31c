import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { linkHost } from 'shared/https-link';
import {
  hasPaymentLink,
  paymentMethodDetail,
  paymentMethodName,
  paymentUsesText,
  type PaymentMethod,
} from 'shared/payment-methods';
import { CachedValue } from '../database/cached-value';
import { HistoryService } from '../history/history.service';
import { fieldError, FieldsException, type FieldError } from '../http/problem';

/** The id of the document in the collection `settings` that stores the ways to pay. */
export const PAYMENT_METHODS_ID = 'payment-methods';
/** How long other processes may keep using previous ways to pay. */
const CACHE_TTL_MS = 1000;

interface StoredPaymentMethods {
  _id: typeof PAYMENT_METHODS_ID;
  methods: PaymentMethod[];
}

/** Stores the ways to pay the guide. */
@Injectable()
export class PaymentMethodsService {
  private readonly cache = new CachedValue(() => this.load(), CACHE_TTL_MS);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly history: HistoryService,
  ) {}

  /** Returns the ways to pay, in the guide's order. May be up to a second old. */
  get(): Promise<readonly PaymentMethod[]> {
    return this.cache.get();
  }

  /** Returns the ways to pay, without caching. */
  async load(session?: mongo.ClientSession): Promise<PaymentMethod[]> {
    return (await this.settings.findOne({ _id: PAYMENT_METHODS_ID }, { session }))?.methods ?? [];
  }

  /** @throws FieldsException if a link or a name is missing or invalid */
  async save(methods: readonly PaymentMethod[]): Promise<void> {
    const errors = methods.flatMap(findErrors);
    if (errors.length > 0) throw new FieldsException(errors);
    const storedMethods = methods.map(toStored);
    await this.history.transaction(async (session) => {
      const before = toHistoryFields(await this.load(session));
      const after = toHistoryFields(storedMethods);
      await this.settings.replaceOne(
        { _id: PAYMENT_METHODS_ID },
        { methods: storedMethods },
        { upsert: true, session },
      );
      await this.history.record({ kind: 'settings', subject: 'site', before, after }, session);
    });
    this.cache.clear();
  }

  private get settings(): mongo.Collection<StoredPaymentMethods> {
    return this.connection.collection<StoredPaymentMethods>('settings');
  }
}

function needsName(kind: PaymentMethod['kind']): boolean {
  return kind === 'ZELLE' || kind === 'OTHER';
}

function findErrors({ kind, url = '', name = '' }: PaymentMethod, index: number): FieldError[] {
  const field = `methods.${String(index)}`;
  const errors: FieldError[] = [];
  if (hasPaymentLink(kind) && linkHost(url) === undefined) {
    errors.push(fieldError(`${field}.url`, 'payment-link-invalid'));
  }
  if (needsName(kind) && name.trim() === '') {
    errors.push(fieldError(`${field}.name`, 'payment-name-missing'));
  }
  return errors;
}

function toStored({ kind, uses, url = '', name = '' }: PaymentMethod): PaymentMethod {
  return {
    kind,
    uses,
    ...(hasPaymentLink(kind) && { url }),
    ...(needsName(kind) && { name: name.trim() }),
  };
}

function toHistoryFields(methods: readonly PaymentMethod[]) {
  return { paymentMethods: methods.map(describeMethod) };
}

/** Describes a way to pay for the history, including its URL: "Venmo (https://venmo.com/u/ana, for a tip)". */
function describeMethod(method: PaymentMethod): string {
  const destination = method.url ?? paymentMethodDetail(method);
  const details = [destination, paymentUsesText(method.uses)].filter((text) => text !== '');
  return `${paymentMethodName(method)} (${details.join(', ')})`;
}
