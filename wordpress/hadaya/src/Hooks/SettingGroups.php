<?php
/**
 * The groups of the settings and their subjects.
 *
 * @package Hadaya
 */

namespace Hadaya\Hooks;

use Hadaya\Assets\Islands;
use Hadaya\Assets\PartsSchema;
use Hadaya\Form\FormNotes;
use Hadaya\Form\FormSchema;
use Hadaya\Inbox\AnswerTemplates;
use Hadaya\Inbox\KeptSchema;
use Hadaya\Mail\Mails;
use Hadaya\Settings\Groups;
use Hadaya\Settings\Options;
use Hadaya\Statistics\CountRetention;
use Hadaya\Widgets\ChannelSchema;
use Hadaya\Widgets\Consent;
use Hadaya\Widgets\FormDefaults;
use Hadaya\Widgets\LostRules;
use Hadaya\Widgets\WidgetDefaults;
use Hadaya\Widgets\WidgetList;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Registers every group with its subject. Nothing of a subject is read for that.
 */
final class SettingGroups {

	/**
	 * Registers them.
	 */
	public static function register(): void {
		self::parts();
		self::contact();
		self::kept();
	}

	/**
	 * The parts of the front end.
	 */
	private static function parts(): void {
		Groups::register(
			'islands',
			array(
				'complete' => array( Islands::class, 'switches' ),
				'schema'   => array( PartsSchema::class, 'islands' ),
			)
		);
		Groups::register(
			'files',
			array(
				'defaults' => array( 'runtime' => Options::RUNTIMES[0] ),
				'schema'   => array( PartsSchema::class, 'files' ),
			)
		);
		Groups::register(
			'look',
			array(
				'defaults' => array( 'hadaya' => false ),
				'schema'   => array( PartsSchema::class, 'look' ),
			)
		);
	}

	/**
	 * The contact widgets and their form.
	 */
	private static function contact(): void {
		Groups::register(
			'widgets',
			array(
				'complete' => array( WidgetDefaults::class, 'complete_all' ),
				'schema'   => array( WidgetSchema::class, 'all' ),
				'notes'    => array( LostRules::class, 'notes' ),
				'fill'     => array( WidgetList::class, 'fill' ),
				'merge'    => array( WidgetList::class, 'merge' ),
				'prepare'  => array( ChannelSchema::class, 'prepare' ),
				'formats'  => array( ChannelSchema::class, 'formats' ),
			)
		);
		Groups::register(
			'common',
			array(
				'complete' => array( WidgetDefaults::class, 'complete_common' ),
				'schema'   => array( WidgetSchema::class, 'shared' ),
			)
		);
		Groups::register(
			'form',
			array(
				'complete' => array( FormDefaults::class, 'complete' ),
				'schema'   => array( FormSchema::class, 'all' ),
				'notes'    => array( FormNotes::class, 'all' ),
				'remember' => array( Consent::class, 'remember' ),
				'places'   => array( Mails::class, 'places' ),
			)
		);
	}

	/**
	 * What is kept, and for how long.
	 */
	private static function kept(): void {
		Groups::register(
			'messages',
			array(
				'defaults' => array(
					'delete_with_plugin' => false,
					'keep_days'          => 0,
					'templates'          => array(),
					'signatures'         => array(),
				),
				'schema'   => array( KeptSchema::class, 'all' ),
				'places'   => array( AnswerTemplates::class, 'places' ),
			)
		);
		Groups::register(
			'statistics',
			array(
				// Two whole years can be compared.
				'defaults' => array( 'keep_months' => 25 ),
				'schema'   => array( CountRetention::class, 'schema' ),
			)
		);
	}
}
