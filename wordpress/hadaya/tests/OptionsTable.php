<?php
/**
 * The options table for tests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

use Hadaya\Settings\Options;

/**
 * Stand-in for `$wpdb` when the settings are written. Its only row is the option that `get_option` reads.
 */
final class OptionsTable {

	/**
	 * Name of the options table, as `$wpdb` has it.
	 *
	 * @var string
	 */
	public string $options = 'wp_options';

	/**
	 * Another request, which runs between the current request's read and write.
	 *
	 * @var callable|null
	 */
	public $meanwhile = null;

	/**
	 * Creates the table and installs it as `$wpdb`.
	 *
	 * @return self
	 */
	public static function open(): self {
		$GLOBALS['wpdb'] = new self(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- The tests run without WordPress.
		return $GLOBALS['wpdb'];
	}

	/**
	 * Returns only the values, because the stand-in recognises a statement by the method that runs it.
	 *
	 * @param string $statement Statement.
	 * @param mixed  ...$values Values.
	 * @return array
	 */
	public function prepare( string $statement, ...$values ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress's signature.
		return $values;
	}

	/**
	 * Returns the stored settings; null if the option does not exist.
	 *
	 * @return string|null
	 */
	public function get_var(): ?string {
		return Site::$options[ Options::NAME ] ?? null;
	}

	/**
	 * Runs the request in `$meanwhile`, then inserts the row if it does not exist.
	 *
	 * @param array $values Name and value.
	 * @return int Number of added rows.
	 */
	public function query( array $values ): int {
		$this->let_others();
		if ( null !== $this->get_var() ) {
			return 0;
		}
		Site::$options[ $values[0] ] = $values[1];
		return 1;
	}

	/**
	 * Runs the request in `$meanwhile`, then replaces the row if it is unchanged.
	 *
	 * @param string   $table Name of the table.
	 * @param string[] $data  New value.
	 * @param string[] $where Previous name and value.
	 * @return int Number of changed rows.
	 */
	public function update( string $table, array $data, array $where ): int { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress's signature.
		$this->let_others();
		if ( $this->get_var() !== $where['option_value'] ) {
			return 0;
		}
		Site::$options[ $where['option_name'] ] = $data['option_value'];
		return 1;
	}

	/**
	 * Runs the request in `$meanwhile`, but only once.
	 */
	private function let_others(): void {
		$other           = $this->meanwhile;
		$this->meanwhile = null;
		if ( null !== $other ) {
			$other();
		}
	}
}
