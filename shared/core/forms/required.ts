/** The message of a field that must not be empty. A form says it with the field's label. */
export const required = "Required";
