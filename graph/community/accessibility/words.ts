import { dictionary } from "../../core/i18n/i18n.ts";
import { es } from "./words.es.ts";
import { fr } from "./words.fr.ts";

/** The page /accessibility. */
export const en = {
  title: "Accessibility",
  lead: "Everyone should be able to use this service. If something does not work for you, tell us. You can ask for help or for a document in another form.",
  contact: {
    title: "If something does not work for you",
    contact: (contact: string) => `Write or call: ${contact}`,
    noContact: "Reply to the email or message you received, or ask the officer on your case.",
    text: "Say which page it was, what did not work, and which device or program you use.",
    feedback: "Send feedback",
  },
  standard: {
    title: "The standard",
    points: [
      "Our goal is WCAG 2.2 at level AA. WCAG is the international standard for accessible websites.",
      "A United States rule (ADA Title II) asks state and local governments for WCAG 2.1 at level AA: from April 26, 2027 if they have 50,000 people or more, and from April 26, 2028 for smaller ones and special districts (91 FR 20902). WCAG 2.2 includes all that it asks for.",
      "We meet the standard in part. What is missing is listed above.",
    ],
  },
  tested: {
    title: "What we tested, and how",
    points: [
      "A program (axe) checks the pages in light and dark colors, in English, Spanish, and French.",
      "Tests do the main tasks with the keyboard alone.",
      "Tests open the pages at 320 pixels wide (zoom of 400%), with text twice as large, with more space between letters and lines, and in the high-contrast colors of Windows.",
      "A test reads the name of each button, link, and field in three languages.",
      "A test reads the title, language, and tags of each kind of PDF.",
      "By hand, we went through six tasks and five documents. In place of a screen reader, we read what the browser hands to one.",
    ],
  },
  gaps: {
    title: "What is missing",
    points: [
      "No one who uses a screen reader, a screen magnifier, or voice control has tested it yet. We have not tested with NVDA, JAWS, VoiceOver, or TalkBack.",
      "PDFs are tagged, but no PDF/UA checker has tested them. A name in an alphabet that their font lacks is left out, and the PDF says so. Each letter is also a web page.",
      "What people write is shown in the language they wrote it in, without saying which one. Some entries of the directory are in English only.",
      "Files that people add, and the websites that we link to, may not be accessible.",
      "The pages for administrators are in English only.",
    ],
  },
  report: "The full report, for each criterion",
  back: "Accessibility statement",
  date: (day: string) => `This statement is from ${day}.`,
};

export const words = dictionary({ en, es, fr });
