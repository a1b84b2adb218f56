import { declareDescriptions } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  CommunicationTemplate: {
    self: "One version of a message template.",
    en: "English text.",
    es: "Spanish text.",
    fr: "French text.",
    id: "Relay-style ID of this version. `node` does not accept it.",
    name: "Name of the template.",
    number: "Number of the template. It is the same for every version.",
    recipientType: "For whom the template is written.",
    type: "Channel of the template.",
    version: "Version number, starting at 1.",
    writtenAt: "When this version was saved.",
    writtenBy: "User name of the administrator who saved it.",
  },
  DeleteCommunicationTemplateInput: {
    self: "Values for deleting a template.",
    number: "Number of the template.",
  },
  DeleteCommunicationTemplatePayload: {
    self: "Result of `deleteCommunicationTemplate`.",
    number: "Number of the deleted template.",
  },
  SaveCommunicationTemplateInput: {
    self: "Values for creating or changing a template. All three languages are required.",
    enBody: "English text. At most 5000 characters.",
    enSubject: "English subject. Required for email. At most 200 characters.",
    esBody: "Spanish text. At most 5000 characters.",
    esSubject: "Spanish subject. Required for email. At most 200 characters.",
    frBody: "French text. At most 5000 characters.",
    frSubject: "French subject. Required for email. At most 200 characters.",
    name: "Unique name. At most 80 characters.",
    number: "Number of the template. Omit it to create one.",
    recipientType: "For whom the template is written.",
    type: "Channel of the template.",
  },
  TemplateChannel: {
    self: "Channel of a template.",
    email: "Email.",
    phone: "Phone call.",
    sms: "Text message.",
  },
  TemplateRecipient: {
    self: "For whom a template is written.",
    admin: "Administrators.",
    officer: "Officers.",
    supervisor: "Supervisors.",
    victim: "Victims.",
  },
  TemplateText: {
    self: "A template's text in one language.",
    body: "Text with variables in braces.",
    subject: "Subject line. Empty unless the channel is email.",
  },
  Query: {
    communicationTemplateHistory: "The newest 50 versions of a template, including a deleted one. NOT_FOUND.",
    "communicationTemplateHistory(number)": "Number of the template.",
    communicationTemplates: "Active templates by name, each in its newest version.",
  },
  Mutation: {
    deleteCommunicationTemplate:
      "Deletes a template. Sent messages stay. CONFLICT if it changed since. NOT_FOUND.",
    saveCommunicationTemplate:
      "Creates a template or a new version. INVALID with `fields` for an unknown variable, a single brace or a missing language. CONFLICT if the name is taken, or if it changed since.",
  },
});
