<?php
/**
 * One save at a time.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * A row of the options table that only one process can have: whoever adds it holds the lock. That one statement decides on
 * MySQL and on SQLite alike, and no cache has a say. What a process that died has left is taken over after a while.
 */
final class SaveLock {

	/**
	 * Name of the row. Its value: when it was taken, in seconds since 1970, and a word of the holder's own.
	 */
	const NAME = 'hadaya_save_lock';

	/**
	 * Seconds after which its holder counts as dead; a save takes some hundredths of one.
	 */
	const LIFE = 30;

	/**
	 * Tries before others are told to come again, and microseconds between them: three seconds.
	 */
	const TRIES = 60;
	const PAUSE = 50000;

	/**
	 * Value of the row while it is ours.
	 *
	 * @var string
	 */
	private string $mine = '';

	/**
	 * Waits for this many microseconds.
	 *
	 * @var callable
	 */
	private $wait;

	/**
	 * Remembers how to wait.
	 *
	 * @param callable|null $wait Waits for this many microseconds.
	 */
	public function __construct( ?callable $wait = null ) {
		$this->wait = null === $wait ? 'usleep' : $wait;
	}

	/**
	 * Takes the lock, or waits a while for it.
	 *
	 * @return bool Whether it is ours.
	 */
	public function take(): bool {
		$mine = time() . ':' . wp_generate_password( 12, false );
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			if ( $this->add( $mine ) || $this->take_over( $mine ) ) {
				$this->mine = $mine;
				// An end without an exception, such as a fatal error, passes by every `finally`.
				register_shutdown_function( array( $this, 'release' ) );
				self::forget_options();
				return true;
			}
			call_user_func( $this->wait, self::PAUSE );
		}
		return false;
	}

	/**
	 * Forgets options that were read before it was our turn.
	 */
	private static function forget_options(): void {
		foreach ( array( 'alloptions', 'notoptions', Options::NAME, SettingsHistory::OPTION ) as $key ) {
			wp_cache_delete( $key, 'options' );
		}
	}

	/**
	 * Whether it is still ours: whoever was held up for longer than a lock lives has lost it.
	 *
	 * @return bool
	 */
	public function is_mine(): bool {
		return '' !== $this->mine && $this->value() === $this->mine;
	}

	/**
	 * Lets the next one in.
	 */
	public function release(): void {
		global $wpdb;
		if ( '' === $this->mine ) {
			return;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not come from a cache.
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name = %s AND option_value = %s", self::NAME, $this->mine ) );
		$this->mine = '';
	}

	/**
	 * Whether the holder of a lock is gone. A time to come was written by a clock that has been set back since.
	 *
	 * @param string $value Value of the row.
	 * @param int    $now   Seconds since 1970.
	 * @return bool
	 */
	public static function is_dead( string $value, int $now ): bool {
		return abs( $now - (int) strtok( $value, ':' ) ) > self::LIFE;
	}

	/**
	 * Adds the row where there is none.
	 *
	 * @param string $mine Our value.
	 * @return bool
	 */
	private function add( string $mine ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not come from a cache.
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::NAME, $mine ) );
	}

	/**
	 * Takes the row of a process that is gone; of several that try, one succeeds.
	 *
	 * @param string $mine Our value.
	 * @return bool
	 */
	private function take_over( string $mine ): bool {
		global $wpdb;
		$value = $this->value();
		if ( '' === $value || ! self::is_dead( $value, time() ) ) {
			return false;
		}
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not come from a cache.
		return 1 === $wpdb->query( $wpdb->prepare( "UPDATE $wpdb->options SET option_value = %s WHERE option_name = %s AND option_value = %s", $mine, self::NAME, $value ) );
	}

	/**
	 * Value of the row; empty when there is none.
	 *
	 * @return string
	 */
	private function value(): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- A lock must not come from a cache.
		return (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::NAME ) );
	}
}
