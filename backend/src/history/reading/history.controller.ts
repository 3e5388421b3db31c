import { Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../../auth/for-guide';
import { ApiProblems } from '../../http/api-problems';
import { HistoryPage, HistoryQuery } from './history.dto';
import { HistoryReader } from './history-reader.service';

@ForGuide('guide/history')
export class HistoryController {
  constructor(private readonly history: HistoryReader) {}

  @Get()
  @ApiOperation({
    operationId: 'historyList',
    summary: 'List the changes that guides have made, the latest first.',
    description:
      'Visitors’ own changes are not in it. Nothing in it is ever changed or deleted. It contains no personal data of visitors: names are looked up in their bookings.',
  })
  @ApiOkResponse({ type: HistoryPage })
  @ApiProblems(400)
  list(@Query() query: HistoryQuery): Promise<HistoryPage> {
    return this.history.list(query);
  }
}
