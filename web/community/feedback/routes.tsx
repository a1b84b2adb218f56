import { page } from "../../core/routing/page.tsx";

export const feedbackRoutes = [
  page({ path: "/feedback", load: () => import("./FeedbackPage.tsx").then((file) => file.FeedbackPage) }),
];
