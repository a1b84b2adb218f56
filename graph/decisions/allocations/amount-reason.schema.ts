import { amountReasons, statedReasons } from "../../../shared/decisions/allocations/reasons.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";

const stated = {
  limited_funds: "The fund has too little for the whole amount.",
  need_changed: "The need is smaller than it was when the amount was recommended.",
  other: "Another reason, which the note states.",
  partly_covered: "Someone else covers a part.",
  price_known: "The price is known.",
};

export const StatedAmountReason = builder.enumType("StatedAmountReason", {
  description: "Why a person approves another amount than the recommended one.",
  values: valuesOf(statedReasons, stated),
});

export const AmountReason = builder.enumType("AmountReason", {
  description: "Why an allocation is not the recommended amount.",
  values: valuesOf(amountReasons, {
    ...stated,
    fund_maximum: "The recommended amount was above the maximum of an allocation.",
    not_stated: "A program allocated it without a reason.",
  }),
});
