import { ApiProperty, ApiPropertyOptional, OmitType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { photoPath } from 'shared/tour-photos';
import { TrimString } from '../../http/email-address';
import { IsLanguageList } from '../../http/is-language-list';
import { IsLine } from '../../http/is-line';
import { MayBeMissing } from '../../http/may-be-missing';
import { IsPhoneNumber } from '../../http/phone-number';
import { PHOTO_PATH_PATTERN } from '../../tours/tour-content.dto';
import { GuidePhoto, toPublicGuide } from '../guide-profile';
import type { GuideProfile } from '../guide-profile.schema';

const MAX_NAME_LENGTH = 60;
const MAX_LICENSE_LENGTH = 40;

/** A guide's own profile. Visitors see all of it except the phone number. */
export class GuideProfileInput {
  @TrimString
  @IsLine('Name', 'The name that visitors see.', { max: MAX_NAME_LENGTH, example: 'Dana Rivera' })
  name!: string;

  @IsPhoneNumber('Shown only in the console.')
  phone?: string;

  @IsLanguageList()
  languages!: string[];

  @MayBeMissing()
  @TrimString
  @IsLine('License number', 'The number of the guide’s New York sightseeing guide license.', {
    max: MAX_LICENSE_LENGTH,
    required: false,
    example: '2000123',
  })
  licenseNumber?: string;

  @ApiPropertyOptional({
    description:
      'The path of the photograph, as returned by the upload. If missing, visitors see none.',
    pattern: PHOTO_PATH_PATTERN.source,
    example: photoPath(`${'0123456789abcdef'.repeat(2)}.webp`),
  })
  @MayBeMissing()
  @Matches(PHOTO_PATH_PATTERN, {
    message: 'Photograph must be the path of an uploaded photograph.',
  })
  photo?: string;
}

/** A guide's profile, as returned to that guide. */
export class GuideProfileRecord extends OmitType(GuideProfileInput, [
  'name',
  'languages',
  'photo',
]) {
  @ApiProperty({ description: 'The name that visitors see; empty until it is saved.' })
  name!: string;

  @ApiProperty({
    description: 'The guide’s languages, as BCP 47 tags; empty until they are saved.',
    type: [String],
    example: ['en'],
  })
  languages!: string[];

  @ApiPropertyOptional({ description: 'Missing if there is none.', type: GuidePhoto })
  photo?: GuidePhoto;
}

export function toProfileRecord(profile: GuideProfile): GuideProfileRecord {
  const { phone } = profile;
  return { ...toPublicGuide(profile), ...(phone !== undefined && { phone }) };
}
