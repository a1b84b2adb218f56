export { sentences } from "#rules/feedback/es";
