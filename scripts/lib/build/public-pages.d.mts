export const publicPages: readonly {
  path: string;
  module: string;
  also?: (locale: string) => string;
  byState?: boolean;
}[];
