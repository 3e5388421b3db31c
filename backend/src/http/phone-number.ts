import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isValidPhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { MayBeMissing } from './may-be-missing';
import { refusalOptions } from './problem';

/** The country that is assumed for numbers without a country code. */
const DEFAULT_COUNTRY = 'US';
const MAX_LENGTH = 40;

/** Validates an optional phone number, and converts it to E.164 format. */
export const IsPhoneNumber = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({
      description: `A valid phone number, returned in E.164 format. A number without a country code is treated as a US number. ${description}`,
      maxLength: MAX_LENGTH,
      example: '+12125550100',
    }),
    MayBeMissing(),
    Transform(({ value }: { value: unknown }) => toE164(value)),
    ValidateBy(
      {
        name: 'isPhone',
        validator: { validate: (value) => typeof value === 'string' && isValidPhoneNumber(value) },
      },
      refusalOptions('phone-invalid'),
    ),
  );

/** Converts a valid phone number to E.164 format, and returns anything else unchanged. */
function toE164(value: unknown): unknown {
  // Longer strings aren't phone numbers, and parsing them would take long.
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return value;
  const number = parsePhoneNumberFromString(value, DEFAULT_COUNTRY);
  return number?.isValid() === true ? number.number : value;
}
