import { ApiProperty } from '@nestjs/swagger';
import { CURRENT_PASSWORD_DESCRIPTION, IsPassword } from '../auth/auth.dto';

/** Why backups need attention. */
const BACKUP_PROBLEMS = ['unreadable', 'missing', 'failed', 'late', 'unproved'] as const;
export type BackupProblem = (typeof BACKUP_PROBLEMS)[number];

/** A backup that can be downloaded. */
export class BackupFile {
  @ApiProperty({ example: 'new-york-on-foot-2030-01-07T08-30-00Z.archive.gz' })
  file!: string;

  @ApiProperty({ description: 'When the backup was made.', format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'The size in bytes.', type: 'integer' })
  bytes!: number;
}

/** A test in which a backup was restored, and had the same documents as the database. */
export class BackupProof {
  @ApiProperty({ description: 'The backup that was restored.' })
  file!: string;

  @ApiProperty({ description: 'When it was restored.', format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'The number of documents that were restored.', type: 'integer' })
  documents!: number;
}

/** Why the last backup or its test failed. */
export class BackupFailure {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ description: 'Why it failed, as a sentence.' })
  reason!: string;
}

/** The state of the site’s backups. */
export class BackupState {
  @ApiProperty({
    description: 'Whether this site makes backups every night. If not, the other fields are null.',
  })
  automatic!: boolean;

  @ApiProperty({
    description:
      'Why backups need attention; null if they don’t. unreadable: the API can’t read their folder. missing: there is no backup. failed: the last backup or its test failed. late: the last backup is older than 26 hours. unproved: no backup was restored as a test in the last 8 days.',
    enum: BACKUP_PROBLEMS,
    nullable: true,
  })
  problem!: BackupProblem | null;

  @ApiProperty({ type: BackupFile, nullable: true, description: 'The last backup.' })
  last!: BackupFile | null;

  @ApiProperty({
    type: BackupProof,
    nullable: true,
    description: 'When a backup was last restored as a test.',
  })
  proof!: BackupProof | null;

  @ApiProperty({
    type: BackupFailure,
    nullable: true,
    description: 'The last failure; null if a backup and its test have succeeded since.',
  })
  failure!: BackupFailure | null;
}

/** The owner's password. Required because a backup contains everything, and someone may have stolen a session. */
export class BackupDownloadInput {
  @IsPassword(CURRENT_PASSWORD_DESCRIPTION)
  password!: string;
}
