export { sentences } from "#rules/feedback/fr";
