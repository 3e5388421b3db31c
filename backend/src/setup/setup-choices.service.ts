import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';

/**
 * Settings that a guide may deliberately leave at the default. Their values alone don't show whether the guide has made
 * a choice.
 */
export type SetupChoice = 'tours-at-once' | 'hours' | 'spots' | 'prices';

interface StoredChoices {
  _id: typeof CHOICES_ID;
  choices: SetupChoice[];
}

const CHOICES_ID = 'set-up';

/** Stores which settings the guide has saved at least once, even with their defaults. */
@Injectable()
export class SetupChoices {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  async find(): Promise<readonly SetupChoice[]> {
    return (await this.collection.findOne({ _id: CHOICES_ID }))?.choices ?? [];
  }

  /** @param session the database session of a transaction */
  async add(choices: SetupChoice[], session?: mongo.ClientSession): Promise<void> {
    await this.collection.updateOne(
      { _id: CHOICES_ID },
      { $addToSet: { choices: { $each: choices } } },
      { upsert: true, session },
    );
  }

  private get collection(): mongo.Collection<StoredChoices> {
    return this.connection.collection<StoredChoices>('settings');
  }
}
