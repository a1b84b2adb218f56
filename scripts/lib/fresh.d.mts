export function whenChanged(
  step: {
    name: string;
    inputs: readonly string[];
    outputs: readonly string[];
    accept?: (file: string) => boolean;
    trusts?: boolean;
  },
  run: () => Promise<unknown>,
): Promise<boolean>;
