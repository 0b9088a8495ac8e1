<?php
/**
 * Settings that pages print for the islands.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins attach their settings as globals to script handles, mostly in the footer. The ones our islands read are
 * printed before any blocking script: they are data and call nothing. Code that others attach to the same handles stays
 * in place.
 */
final class PrintedSettings {

	/**
	 * Settings to which other scripts attach functions: printing the declaration again would drop those.
	 */
	const WITH_FUNCTIONS = array( 'wc_order_attribution' );

	/**
	 * Printed settings that have not been passed on as data yet: values by global name.
	 *
	 * @var array
	 */
	private array $values = array();

	private Islands $islands;

	public function __construct( Islands $islands ) {
		$this->islands = $islands;
	}

	/**
	 * Settings printed since the last call, for the loader: it need not wait for the script that contains them, which
	 * an optimiser may run late.
	 *
	 * @return array<string, object>
	 */
	public function take_globals(): array {
		$values       = $this->values;
		$this->values = array();
		return $values;
	}

	/**
	 * Prints an island's settings in the head if useful. Returns whether the island now has all of them.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function print_in_head( string $island ): bool {
		$known = $this->island( $island );
		if ( array() === $known['globals'] ) {
			return true;
		}
		$handles = $known['is_first'] ? self::handles( $known['globals'] ) : array();
		return array() !== $handles && array() === $this->print_data( $handles, $known['globals'] );
	}

	/**
	 * Prints an island's settings after a product's form if all of them are known by then. Returns whether they are.
	 *
	 * @param string $island Island.
	 * @return bool
	 */
	public function print_at_form( string $island ): bool {
		$known = $this->island( $island );
		// WooCommerce adds its settings when the footer's scripts are printed; calling this twice adds nothing twice.
		if ( is_callable( array( 'WC_Frontend_Scripts', 'localize_printed_scripts' ) ) ) {
			\WC_Frontend_Scripts::localize_printed_scripts();
		}
		$missing = array_filter(
			$known['at_form'],
			static function ( $name ) {
				return ! self::is_known( $name );
			}
		);
		if ( array() === $known['at_form'] || array() !== $missing ) {
			return false;
		}
		$this->keep_values( $known['globals'] );
		return array() === $this->print_data( self::handles( $known['globals'] ), $known['globals'] );
	}

	/**
	 * Whether any script of the page, printed or not, has the global in its settings.
	 *
	 * @param string $name Name of a global.
	 * @return bool
	 */
	private static function is_known( string $name ): bool {
		foreach ( wp_scripts()->registered as $handle => $script ) {
			$data = isset( $script->extra['data'] ) ? $script->extra['data'] : '';
			if ( self::names_any( $data, array( $name ) ) && ( wp_script_is( $handle, 'enqueued' ) || wp_script_is( $handle, 'done' ) ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Prints an island's settings at the top of the footer's scripts.
	 *
	 * @param string $island Island.
	 * @return string[] Handles with code about the settings, which has to be printed as well before the island may start.
	 */
	public function print_in_footer( string $island ): array {
		$globals = $this->island( $island )['globals'];
		$this->keep_values( $globals );
		return $this->print_data( self::handles( $globals ), $globals );
	}

	/**
	 * The table entry of an island.
	 *
	 * @param string $island Island.
	 * @return array<string, mixed>
	 */
	private function island( string $island ): array {
		$islands = $this->islands->all();
		return isset( $islands[ $island ] ) ? $islands[ $island ] : Islands::DEFAULTS;
	}

	/**
	 * Handles of unprinted scripts whose data or code contains one of these globals.
	 *
	 * @param string[] $globals Names of globals.
	 * @return string[]
	 */
	private static function handles( array $globals ): array {
		$found = array();
		foreach ( array() === $globals ? array() : wp_scripts()->registered as $handle => $script ) {
			// Most scripts have no data or inline code.
			if ( ! isset( $script->extra['data'] ) && ! isset( $script->extra['before'] ) && ! isset( $script->extra['after'] ) ) {
				continue;
			}
			$data = isset( $script->extra['data'] ) ? $script->extra['data'] : '';
			if (
				self::names_any( $data . self::code( $script ), $globals )
				&& wp_script_is( $handle, 'enqueued' )
				&& ! wp_script_is( $handle, 'done' )
			) {
				$found[] = (string) $handle;
			}
		}
		return $found;
	}

	/**
	 * Whether a text contains one of the globals.
	 *
	 * @param string   $text    Text.
	 * @param string[] $globals Names of globals.
	 * @return bool
	 */
	private static function names_any( string $text, array $globals ): bool {
		foreach ( '' === $text ? array() : $globals as $name ) {
			if ( false !== strpos( $text, $name ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Inline code before and after a script.
	 *
	 * @param _WP_Dependency $script Script.
	 * @return string
	 */
	private static function code( $script ): string {
		$code = '';
		foreach ( array( 'before', 'after' ) as $place ) {
			$lines = isset( $script->extra[ $place ] ) ? (array) $script->extra[ $place ] : array();
			$code .= implode( "\n", array_filter( $lines, 'is_string' ) );
		}
		return $code;
	}

	/**
	 * Prints the settings of handles now; settings added later are printed in their usual position.
	 *
	 * @param string[] $handles Handles.
	 * @param string[] $globals Names of the globals that are meant.
	 * @return string[] Those whose inline code names one of the globals as well.
	 */
	private function print_data( array $handles, array $globals ): array {
		$left = array();
		foreach ( $handles as $handle ) {
			$script = wp_scripts()->registered[ $handle ];
			wp_scripts()->print_extra_script( $handle );
			unset( $script->extra['data'] );
			if ( self::names_any( self::code( $script ), $globals ) ) {
				$left[] = $handle;
			}
		}
		return $left;
	}

	/**
	 * Keeps settings as values, printed or not, unless code changes them.
	 *
	 * @param string[] $globals Names of globals.
	 */
	private function keep_values( array $globals ): void {
		$globals = array_diff( $globals, self::WITH_FUNCTIONS );
		foreach ( array() === $globals ? array() : wp_scripts()->registered as $handle => $script ) {
			$data = isset( $script->extra['data'] ) ? (string) $script->extra['data'] : '';
			if (
				self::names_any( $data, $globals )
				&& ( wp_script_is( $handle, 'enqueued' ) || wp_script_is( $handle, 'done' ) )
				&& ! self::names_any( self::code( $script ), $globals )
			) {
				$this->values = array_merge( $this->values, self::values_of( $data, $globals ) );
			}
		}
	}

	/**
	 * Reads the values of globals from the script that declares them. `wp_localize_script` writes one line for each.
	 *
	 * @param string   $data    Script.
	 * @param string[] $globals Names of globals.
	 * @return array<string, object>
	 */
	private static function values_of( string $data, array $globals ): array {
		$values = array();
		foreach ( explode( "\n", $data ) as $line ) {
			list( $start, $json ) = array_pad( explode( ' = ', $line, 2 ), 2, '' );
			$name                 = substr( $start, strlen( 'var ' ) );
			// Keeps empty objects as objects.
			$value = in_array( $name, $globals, true ) ? json_decode( rtrim( $json, "; \r" ) ) : null;
			if ( is_object( $value ) ) {
				$values[ $name ] = $value;
			}
		}
		return $values;
	}
}
