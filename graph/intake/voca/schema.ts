import { builder } from "../../core/graphql/builder.ts";
import { valuesOf } from "../../core/graphql/enums.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { ages, classifications, genders, races, victimizations } from "../../../shared/intake/voca/rules.ts";
import { en } from "../../../shared/intake/voca/labels.en.ts";
import { choosesVictimization, isHelpUnderWay, readsAnswers } from "./policy.ts";
import { saveVictimization, saveVocaAnswers, type ChosenTypes, type SaidAnswers } from "./service.ts";

const sentencesOf = <Word extends string>(labels: Record<Word, string>) =>
  Object.fromEntries(Object.entries<string>(labels).map(([word, label]) => [word, `${label}.`])) as Record<
    Word,
    string
  >;

const VocaAge = builder.enumType("VocaAge", {
  description: "Age group of the VOCA report, at the time of the crime.",
  values: valuesOf(ages, sentencesOf(en.ages)),
});
const VocaGender = builder.enumType("VocaGender", {
  description: "Gender of the VOCA report.",
  values: valuesOf(genders, sentencesOf(en.genders)),
});
const VocaRace = builder.enumType("VocaRace", {
  description: "Race and ethnicity of the VOCA report.",
  values: valuesOf(races, sentencesOf(en.races)),
});
const VocaClassification = builder.enumType("VocaClassification", {
  description: "Special classification of the VOCA report.",
  values: valuesOf(classifications, sentencesOf(en.classifications)),
});
const VictimizationType = builder.enumType("VictimizationType", {
  description: "Type of crime of the VOCA report.",
  values: valuesOf(victimizations, sentencesOf(en.victimizations)),
});

const VocaAnswersType = builder.objectRef<SaidAnswers>("VocaAnswers").implement({
  description: "What the person says of themself for the VOCA report. Null is “not reported”.",
  access: "through",
  fields: (t) => ({
    age: t.expose("age", { description: "Age group. Null: not reported.", type: VocaAge, nullable: true }),
    gender: t.expose("gender", {
      description: "Gender. Null: not reported.",
      type: VocaGender,
      nullable: true,
    }),
    race: t.expose("race", {
      description: "Race and ethnicity. Null: not reported.",
      type: VocaRace,
      nullable: true,
    }),
    classifications: t.expose("classifications", {
      description: "Special classifications. Empty: not reported.",
      type: [VocaClassification],
    }),
    isFromPass: t.boolean({
      description: "True if the person answered in the Help Pass; false if an administrator asked.",
      resolve: ({ saidBy }) => saidBy === "person",
    }),
    saidAt: t.expose("saidAt", { description: "When it was last changed.", type: "DateTime" }),
    version: t.exposeInt("version", { description: "Version, for `saveVocaAnswers`." }),
  }),
});

const VictimizationOf = builder.objectRef<ChosenTypes>("Victimization").implement({
  description: "The types of crime that an officer or administrator chose for a request.",
  access: "through",
  fields: (t) => ({
    types: t.expose("types", {
      description: "The types, in the order of the list.",
      type: [VictimizationType],
    }),
    chosenBy: t.exposeString("chosenBy", {
      description: "Name and badge number of the officer, or user name of the administrator.",
    }),
    chosenAt: t.expose("chosenAt", { description: "When they were last changed.", type: "DateTime" }),
    version: t.exposeInt("version", { description: "Version, for `saveVictimization`." }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  viewerAsksVoca: t.boolean({
    description: "True if the caller may ask the person for the VOCA answers: help is under way.",
    select: { status: true },
    resolve: ({ status }, _args, { viewer }) => readsAnswers(viewer) && isHelpUnderWay(status),
  }),
  vocaAnswers: t.field({
    description:
      "What the person says of themself. Null if they did not answer, and for everyone but administrators who work on cases.",
    type: VocaAnswersType,
    nullable: true,
    select: { vocaAnswers: true },
    resolve: ({ vocaAnswers }, _args, { viewer }) => (readsAnswers(viewer) ? vocaAnswers : null),
  }),
  viewerChoosesVictimization: t.boolean({
    description: "True if the caller may choose the types of crime.",
    select: { officerId: true, citizenId: true },
    resolve: (request, _args, { viewer }) => choosesVictimization(viewer, request),
  }),
  victimization: t.field({
    description:
      "The chosen types of crime. Null if none were chosen, and for callers who may not choose them.",
    type: VictimizationOf,
    nullable: true,
    select: { officerId: true, citizenId: true, victimization: true },
    resolve: (request, _args, { viewer }) =>
      choosesVictimization(viewer, request) ? request.victimization : null,
  }),
}));

const VocaAnswersInput = builder.inputType("VocaAnswersInput", {
  description: "What the person says of themself. A field that is left out or null is “not reported”.",
  fields: (t) => ({
    age: t.field({ description: "Age group.", type: VocaAge, required: false }),
    gender: t.field({ description: "Gender.", type: VocaGender, required: false }),
    race: t.field({ description: "Race and ethnicity.", type: VocaRace, required: false }),
    classifications: t.field({
      description: "Special classifications.",
      type: [VocaClassification],
      required: false,
    }),
  }),
});

rowMutation("saveVocaAnswers", ["request", "EmergencyRequest"], {
  access: "workCases",
  description:
    "Saves what the person says of themself for the VOCA report. CONFLICT before help is under way, or if someone else changed it first. INVALID names the field. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    answers: t.field({ description: "The answers.", type: VocaAnswersInput }),
    version: t.int({ description: "Version that the caller saw. 0 if there was none." }),
  }),
  resolve: ({ id, answers, version }, context, query) =>
    saveVocaAnswers(
      context,
      numberIn(id, "EmergencyRequest"),
      { ...answers, classifications: answers.classifications ?? [] },
      { shown: version, query },
    ),
});

rowMutation("saveVictimization", ["request", "EmergencyRequest"], {
  access: "officerOrWorker",
  description:
    "Chooses the types of crime for the VOCA report. CONFLICT if someone else changed them first. INVALID names the field. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    types: t.field({ description: "The types, any number.", type: [VictimizationType] }),
    version: t.int({ description: "Version that the caller saw. 0 if there was none." }),
  }),
  resolve: ({ id, types, version }, context, query) =>
    saveVictimization(context, numberIn(id, "EmergencyRequest"), { types }, { shown: version, query }),
});
