import { Body, Delete, HttpCode, NotFoundException, Param, Post, Put } from '@nestjs/common';
import { ApiHeader, ApiNoContentResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { LISTS, type ListName } from 'shared/tours';
import { REQUEST_KEY_HEADER, REQUEST_KEY_PATTERN, RequestKey } from '../bookings/request-key';
import { ApiProblems } from '../http/api-problems';
import { NOTHING_HERE } from '../http/problem';
import { SheetWaitlistService } from './sheet-waitlist.service';
import { ForGuide } from '../auth/for-guide';
import { WaitingInput, WaitingOrderInput } from './waitlist.dto';

/** Made anew for each route: the decorators collect what they were applied to. */
const ApiDeparture = () =>
  ApiParam({
    name: 'id',
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  });
const ApiList = () => ApiParam({ name: 'list', enum: LISTS });
const ApiParty = () =>
  ApiParam({ name: 'id', description: 'The party’s `id`.', example: '65f0c0ffee0123456789abcd' });

@ForGuide('guide')
export class WaitlistController {
  constructor(private readonly lines: SheetWaitlistService) {}

  @Post('departures/:id/waiting')
  @HttpCode(204)
  @ApiOperation({ summary: 'Add a party to a departure’s waiting list.' })
  @ApiDeparture()
  @ApiHeader({
    name: REQUEST_KEY_HEADER,
    required: false,
    schema: { type: 'string', pattern: REQUEST_KEY_PATTERN.source },
    description: 'A key that the caller makes up for this call, so that repeating it adds no one.',
  })
  @ApiNoContentResponse({ description: 'Added.' })
  @ApiProblems(400, 403, 409, 413, 415)
  async add(
    @Param('id') id: string,
    @Body() input: WaitingInput,
    @RequestKey() requestKey: string | undefined,
  ): Promise<void> {
    await this.lines.add(id, input, requestKey);
  }

  @Put('departures/:id/waiting')
  @HttpCode(204)
  @ApiOperation({ summary: 'Put a departure’s waiting list into another order.' })
  @ApiDeparture()
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(400, 403, 409, 413, 415)
  async order(@Param('id') id: string, @Body() { ids }: WaitingOrderInput): Promise<void> {
    await this.lines.order(id, ids);
  }

  @Post('waiting/:list/:id/accept')
  @HttpCode(204)
  @ApiOperation({ summary: 'Book the spots that are held for a party. Safe to repeat.' })
  @ApiList()
  @ApiParty()
  @ApiNoContentResponse({ description: 'Booked.' })
  @ApiProblems(403, 409, 415)
  async accept(@Param('list') list: string, @Param('id') id: string): Promise<void> {
    await this.lines.accept(known(list), id.toLowerCase());
  }

  @Delete('waiting/:list/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Take a party off the waiting list.' })
  @ApiList()
  @ApiParty()
  @ApiNoContentResponse({ description: 'Removed.' })
  @ApiProblems(403, 415)
  async remove(@Param('list') list: string, @Param('id') id: string): Promise<void> {
    await this.lines.remove(known(list), id.toLowerCase());
  }
}

/** @throws NotFoundException if there is no such list */
function known(list: string): ListName {
  const found = LISTS.find((each) => each === list);
  if (!found) throw new NotFoundException(NOTHING_HERE);
  return found;
}
