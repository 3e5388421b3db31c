import { Body, Get, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { SPECIAL_DAYS } from 'shared/special-days';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { SpecialDayInput, SpecialDayRecord } from './special-days.dto';
import { SpecialDaysService } from './special-days.service';

@ForGuide('guide/special-days')
export class SpecialDaysController {
  constructor(private readonly specialDays: SpecialDaysService) {}

  @Get()
  @ApiOperation({
    operationId: 'specialDaysList',
    summary: 'List the special days in New York with their next dates, earliest first.',
  })
  @ApiOkResponse({ type: [SpecialDayRecord] })
  @ApiProblems()
  list(): Promise<SpecialDayRecord[]> {
    return this.specialDays.list();
  }

  @Put(':name')
  @HttpCode(204)
  @ApiOperation({
    operationId: 'specialDaysChange',
    summary: 'Offer the departures that can’t be walked on a special day, or close them again.',
    description: 'Applies every year. Booked departures stay as they are.',
  })
  @ApiParam({ name: 'name', enum: SPECIAL_DAYS, example: 'macys-parade' })
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(400, 403, 413, 415)
  change(@Param('name') name: string, @Body() input: SpecialDayInput): Promise<void> {
    return this.specialDays.change(name, input);
  }
}
