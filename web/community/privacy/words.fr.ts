export const fr = {
  link: "Comment nous gardons et utilisons ce que vous écrivez",
};
