import { applyDecorators } from '@nestjs/common';
import { ApiProperty, PartialType } from '@nestjs/swagger';
import { IsBoolean, IsInt, Matches, Max, MaxLength, Min } from 'class-validator';
import {
  SETTINGS,
  SETTING_NAMES,
  settingRule,
  type SettingDefinition,
  type SettingName,
  type SettingValues,
} from 'shared/settings';
import { IsRevision } from '../http/is-revision';

/** Declares and validates a field with the limits of its setting. */
function IsSetting(): PropertyDecorator {
  return (target, name) => {
    const setting: SettingDefinition = SETTINGS[name as SettingName];
    const { label, help, variable } = setting;
    const description = `${label}. ${help} The environment variable \`${variable}\` sets it, too.`;
    const decorate = decoratorOf(setting, description);
    decorate(target, name);
  };
}

function decoratorOf(setting: SettingDefinition, description: string): PropertyDecorator {
  if (setting.type === 'switch') {
    return applyDecorators(
      ApiProperty({ description, type: 'boolean' }),
      IsBoolean({ message: 'Choose on or off.' }),
    );
  }
  const message = `Enter ${settingRule(setting)}.`;
  if (setting.type === 'number') {
    const { min, max } = setting;
    return applyDecorators(
      ApiProperty({ description, type: 'integer', minimum: min, maximum: max }),
      IsInt({ message }),
      Min(min, { message }),
      Max(max, { message }),
    );
  }
  const { pattern, maxLength } = setting;
  return applyDecorators(
    ApiProperty({ description, type: 'string', pattern, maxLength, example: setting.default }),
    Matches(new RegExp(pattern, 'u'), { message }),
    MaxLength(maxLength, { message }),
  );
}

/** The settings that the guide can change, in the order of the table in shared/settings. */
export class SettingFields implements SettingValues {
  @IsSetting() siteName!: string;
  @IsSetting() contactPhone!: string;
  @IsSetting() contactEmail!: string;
  @IsSetting() maxDaysAhead!: number;
  @IsSetting() contactRequired!: boolean;
  @IsSetting() confirm!: boolean;
  @IsSetting() reviewUrl!: string;
  @IsSetting() maxBookings!: number;
  @IsSetting() guestPeoplePerDeparture!: number;
  @IsSetting() guestPeoplePerNetwork!: number;
  @IsSetting() retentionMonths!: number;
  @IsSetting() guestDays!: number;
  @IsSetting() openList!: boolean;
  @IsSetting() openListMax!: number;
  @IsSetting() openListHours!: number;
}

/** Changes to the settings. Missing fields are left unchanged. */
export class SettingsInput extends PartialType(SettingFields, { skipNullProperties: false }) {
  @IsRevision('settings')
  revision!: number;
}

/** The settings, and where their values come from. */
export class SettingsRecord {
  @ApiProperty({
    description: 'How many times the settings were changed.',
    type: 'integer',
    minimum: 0,
  })
  revision!: number;

  @ApiProperty({ description: 'The current values.', type: SettingFields })
  values!: SettingFields;

  @ApiProperty({ description: 'The values of a new site.', type: SettingFields })
  defaults!: SettingFields;

  @ApiProperty({
    description: 'The settings that environment variables set, which can’t be changed.',
    enum: SETTING_NAMES,
    enumName: 'SettingName',
    isArray: true,
  })
  fixed!: SettingName[];
}
