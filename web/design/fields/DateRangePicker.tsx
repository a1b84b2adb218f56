import { parseDate, type CalendarDate } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import {
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
  Group,
  RangeCalendar,
} from "react-aria-components/DateRangePicker";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Popover } from "react-aria-components/Popover";
import * as css from "./DateRangePicker.css.ts";
import * as fields from "./field.css.ts";
import { useFieldProblem, useFormErrors } from "./form/formErrors.ts";
import { FieldHint, FieldLabel, FieldProblem, type FieldProps } from "./FieldParts.tsx";
import { useKeptList } from "./form/draftValues.ts";
import { Icon } from "../text/Icon.tsx";
import { popover } from "./choices/Select.css.ts";

/** Days as `2026-11-20`, both inclusive. */
export interface DateRange {
  from: string;
  to: string;
}

interface DateRangePickerProps extends FieldProps {
  value?: DateRange | null;
  defaultValue?: DateRange;
  onChange?: (range: DateRange | null) => void;
  /** The first and last selectable day. */
  min?: string;
  max?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

/**
 * A date range, typed or chosen in a calendar. In a Form its value is the list of both, or empty.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { name, label, description, value, defaultValue, onChange, min, max, ...field } = props;
  const { changed } = useFormErrors();
  const problem = useFieldProblem(name);
  const [from, to] = useKeptList(name) ?? [];
  const first = from && to ? { from, to } : defaultValue;

  function change(range: { start: CalendarDate; end: CalendarDate } | null) {
    changed(name);
    onChange?.(range && { from: range.start.toString(), to: range.end.toString() });
  }
  return (
    <AriaDateRangePicker<CalendarDate>
      {...field}
      {...(value !== undefined && { value: value && datesOf(value) })}
      {...(first && { defaultValue: datesOf(first) })}
      {...(min !== undefined && { minValue: parseDate(min) })}
      {...(max !== undefined && { maxValue: parseDate(max) })}
      {...(problem !== undefined && { isInvalid: true })}
      startName={`${name}[]`}
      endName={`${name}[]`}
      onChange={change}
      className={fields.field}
      data-field={name}
      data-label={label}
    >
      <FieldLabel label={label} isRequired={field.isRequired} />
      <FieldHint>{description}</FieldHint>
      <Group className={`${fields.box} ${css.group}`}>
        <div className={css.days}>
          <DateInput slot="start" className={css.input}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
          <span aria-hidden>–</span>
          <DateInput slot="end" className={css.input}>
            {(segment) => <DateSegment segment={segment} className={css.segment} />}
          </DateInput>
        </div>
        <Button className={css.opener}>
          <Icon name="calendar" />
        </Button>
      </Group>
      <FieldProblem text={problem} />
      <Popover className={popover} offset={4}>
        <Dialog className={css.dialog}>
          <RangeCalendar>
            <header className={css.head}>
              <Button slot="previous" className={css.turn}>
                <Icon name="arrow-left" />
              </Button>
              <Heading className={css.month} />
              <Button slot="next" className={css.turn}>
                <Icon name="arrow-right" />
              </Button>
            </header>
            <CalendarGrid className={css.grid}>
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className={css.weekday}>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className={css.day} />}
              </CalendarGridBody>
            </CalendarGrid>
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}

const datesOf = ({ from, to }: DateRange) => ({ start: parseDate(from), end: parseDate(to) });
