import { Get, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { checkRange } from './check-range';
import { toCsvFile } from './csv-file';
import { MoneyReport } from './money.dto';
import { MoneyService } from './money.service';
import { CsvQuery, MAX_REPORT_DAYS, RangeQuery } from './reports.dto';
import { PaymentsCsvService } from './payments-csv.service';

@ForGuide('guide/reports')
export class MoneyController {
  constructor(
    private readonly money: MoneyService,
    private readonly csv: PaymentsCsvService,
  ) {}

  @Get('money')
  @ApiOperation({
    summary:
      'Get the payments and debts at the departures in a range of dates, totaled by day, tour, guide, and method.',
  })
  @ApiOkResponse({ type: MoneyReport })
  @ApiProblems(400)
  report(@Query() query: RangeQuery): Promise<MoneyReport> {
    const { from, to } = checkRange(query, MAX_REPORT_DAYS);
    return this.money.loadReport(from, to);
  }

  @Get('payments.csv')
  @ApiOperation({
    summary: 'Get the payments at the departures in a range of dates, as a spreadsheet file (CSV).',
  })
  @ApiOkResponse({
    description: 'The file, in UTF-8, without names of visitors and without formulas.',
    content: { 'text/csv': { schema: { type: 'string' } } },
  })
  @ApiProblems(400)
  export(@Query() { separator = 'comma', ...query }: CsvQuery): StreamableFile {
    const { from, to } = checkRange(query, MAX_REPORT_DAYS);
    return toCsvFile(`payments-${from}-${to}.csv`, this.csv.exportLines(from, to, separator));
  }
}
