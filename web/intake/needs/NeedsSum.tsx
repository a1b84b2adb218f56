import { graphql, useFragment } from "react-relay";
import {
  maxNights,
  maxPeople,
  priceMeals,
  priceNights,
  priceOf,
  priceRide,
} from "../../../shared/intake/needs/rules.ts";
import type { NeedsSum_limits$data, NeedsSum_limits$key } from "#relay/NeedsSum_limits.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { needsOf, type NeedsFields } from "./form.ts";
import * as css from "./needs.css.ts";
import { words } from "./words.ts";
import { BreakableText } from "../../design/text/BreakableText.tsx";

interface NeedsSumProps {
  fields: NeedsFields;
  /** Only read from text: then the server counts a ride of unknown distance as a long one. */
  isRead?: boolean;
  /** None offline; then nothing is calculated. */
  limits: NeedsSum_limits$key | null;
}

/** The fund's payment for the fields, line by line. Unused lines stay and show their limit. */
export function NeedsSum({ fields, isRead = false, limits: ref }: NeedsSumProps) {
  const t = useWords(words).sum;
  const limits = useFragment(
    graphql`
      fragment NeedsSum_limits on NeedLimits {
        foodPerPerson
        housingPerNight
        rideMax
        requestMax
      }
    `,
    ref,
  );
  const format = useFormat();
  if (!limits) return null;
  const inCents = centsOf(limits);
  const money = (cents: number) => format.money(cents / 100);
  const needs = needsOf(fields);
  const isRideOpen = fields.ride === "unknown" && !isRead;
  const priced = isRideOpen ? { ...needs, ride: null } : needs;
  const total = priceOf(priced, inCents);

  return (
    <div className={css.sum} role="group" aria-label={t.label}>
      <ul className={css.lines}>
        <Line isAsked={needs.meals !== null} {...food()} />
        <Line isAsked={needs.room !== null} {...room()} />
        <Line isAsked={needs.ride !== null} {...ride()} />
      </ul>
      <p className={css.total}>
        <Priced {...together()} />
      </p>
    </div>
  );

  function food(): PricedText {
    const each = format.money(inCents.foodCentsPerPerson / 100);
    if (!needs.meals) return { text: t.noFood(each, maxPeople) };
    const { asked, paid, amountCents } = priceMeals(needs.meals.people, inCents);
    const text = paid < asked ? t.foodCapped(paid, asked, each) : t.food(paid, each);
    return { text, amount: money(amountCents) };
  }
  function room(): PricedText {
    const each = format.money(inCents.housingCentsPerNight / 100);
    if (!needs.room) return { text: t.noRoom(each, maxNights) };
    const { asked, paid, amountCents } = priceNights(needs.room.nights, inCents);
    const text = paid < asked ? t.roomCapped(paid, asked, each) : t.room(paid, each);
    return { text, amount: money(amountCents) };
  }
  function ride(): PricedText {
    if (!needs.ride) return { text: t.noRide(money(inCents.transportationMaxCents)) };
    if (isRideOpen) return { text: t.rideOpen };
    const { distance } = needs.ride;
    const amount = money(priceRide(distance, inCents));
    return distance ? { text: t.ride(distance), amount } : { text: t.rideUnknown, amount: t.upTo(amount) };
  }
  function together(): PricedText {
    if (total === null)
      return fields.other.trim() ? { text: t.unpriced } : { text: t.total, amount: money(0) };
    const amount = priced.ride && !priced.ride.distance ? t.upTo(money(total)) : money(total);
    return { text: total < uncapped() ? t.totalCapped : t.total, amount };
  }
  function uncapped(): number {
    return priceOf(priced, { ...inCents, maxFundAllocationCents: Number.POSITIVE_INFINITY }) ?? 0;
  }
}

interface PricedText {
  text: string;
  amount?: string;
}

const Line = ({ isAsked, ...priced }: PricedText & { isAsked: boolean }) => (
  <li className={css.line} data-asked={isAsked || undefined}>
    <Priced {...priced} />
  </li>
);

/** The amounts are under each other. */
const Priced = ({ text, amount }: PricedText) => (
  <>
    <span>
      <BreakableText text={text} />
    </span>
    {amount && (
      <>
        {" "}
        <span className={css.amount}>
          <BreakableText text={amount} />
        </span>
      </>
    )}
  </>
);

const centsOf = ({ foodPerPerson, housingPerNight, rideMax, requestMax }: NeedsSum_limits$data) => ({
  foodCentsPerPerson: Math.round(foodPerPerson * 100),
  housingCentsPerNight: Math.round(housingPerNight * 100),
  transportationMaxCents: Math.round(rideMax * 100),
  maxFundAllocationCents: Math.round(requestMax * 100),
});
