<?php
/**
 * History of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the last revisions before the current one, without secrets, and the changes made by each save.
 *
 * @phpstan-type SignedChanges array{revision: int, time: int, user: int, changes: list<SettingChange>}
 * @phpstan-type Revision array{revision: int, time: int, user: int, changes: list<SettingChange>, settings: array<string, mixed>}
 * @phpstan-import-type SettingChange from SettingChanges
 */
final class SettingsHistory {

	/**
	 * Option with the earlier revisions, latest first.
	 */
	const OPTION = 'hadaya_history';

	/**
	 * Number of earlier revisions kept.
	 */
	const MOST = 10;

	private SettingChanges $setting_changes;

	public function __construct( SettingChanges $setting_changes ) {
		$this->setting_changes = $setting_changes;
	}

	/**
	 * Returns the earlier revisions, latest first.
	 *
	 * @return list<Revision>
	 */
	public function entries(): array {
		return array_values(
			array_filter(
				StoredJson::decode( get_option( self::OPTION ) ),
				static function ( $entry ): bool {
					return isset( $entry['revision'], $entry['time'], $entry['user'], $entry['settings'], $entry['changes'] )
						&& is_array( $entry['settings'] );
				}
			)
		);
	}

	/**
	 * Returns the settings of an earlier revision; null if it is no longer kept.
	 *
	 * @param int $revision Its id.
	 * @return array<string, mixed>|null
	 */
	public function find( int $revision ): ?array {
		foreach ( $this->entries() as $entry ) {
			if ( $revision === $entry['revision'] ) {
				return $entry['settings'];
			}
		}
		return null;
	}

	/**
	 * Returns the user, the time and the changes of the save that replaces a revision. They are also stored with the settings, because a conflicting
	 * save may read them before the history is written.
	 *
	 * @param int                 $revision Number of the revision.
	 * @param list<SettingChange> $changes  Changes made by replacing it. They are stored, because a later comparison could fill in missing texts in
	 * another language.
	 * @return SignedChanges
	 */
	public static function sign( int $revision, array $changes ): array {
		return array(
			'revision' => $revision,
			'time'     => time(),
			'user'     => get_current_user_id(),
			'changes'  => $changes,
		);
	}

	/**
	 * Adds a replaced revision to the history, without its secrets, and drops the oldest revisions beyond `MOST`.
	 *
	 * @param SignedChanges        $saved    User and time of the replacement, see `sign`.
	 * @param array<string, mixed> $settings Its settings.
	 */
	public function add( array $saved, array $settings ): void {
		unset( $settings['saved'] );
		$entry = $saved + array( 'settings' => Secrets::without( $settings ) );
		update_option( self::OPTION, StoredJson::encode( array_slice( array_merge( array( $entry ), $this->entries() ), 0, self::MOST ) ), false );
	}

	/**
	 * Returns the earlier revisions for the owner, each with its changes and with the time and user of its replacement.
	 *
	 * @return list<array{revision: int, time: string, user: string, changes: list<SettingChange>}>
	 */
	public function public_entries(): array {
		$reported = array();
		foreach ( $this->entries() as $entry ) {
			$reported[] = self::replaced( $entry ) + array(
				'revision' => $entry['revision'],
				'changes'  => $entry['changes'],
			);
		}
		return $reported;
	}

	/**
	 * Returns the user and the time of the last save, and all changes since a revision. If the revision is no longer kept, the list of changes is
	 * empty.
	 *
	 * @param int                  $revision Number of the revision.
	 * @param array<string, mixed> $present  Current settings.
	 * @return array{changes: list<SettingChange>, time?: string, user?: string}
	 */
	public function since( int $revision, array $present ): array {
		$saved = $present['saved'] ?? array();
		if ( isset( $saved['revision'] ) && $revision === $saved['revision'] ) {
			return array( 'changes' => $saved['changes'] ) + self::replaced( $saved );
		}
		$entries = $this->entries();
		$from    = $this->find( $revision );
		return array(
			'changes' => null === $from ? array() : $this->setting_changes->between( $from, Secrets::without( $present ) ),
		) + ( array() === $entries ? array() : self::replaced( $entries[0] ) );
	}

	/**
	 * Returns the formatted time at which a revision was replaced, and the display name of the user who replaced it.
	 *
	 * @param SignedChanges|Revision $entry Entry that describes the replacement.
	 * @return array{time: string, user: string}
	 */
	private static function replaced( array $entry ): array {
		$user = get_userdata( $entry['user'] );
		return array(
			'time' => (string) wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ), $entry['time'] ),
			'user' => $user ? $user->display_name : '',
		);
	}
}
