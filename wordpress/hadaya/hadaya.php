<?php
/**
 * Plugin Name:       Hadaya
 * Description:       Replaces the front-end scripts of five shop plugins by light, accessible, right-to-left ready bundles, and keeps their settings, markup and data. Brings its own contact form for sites without a contact plugin.
 * Version:           0.1.0
 * Requires at least: 6.4
 * Requires PHP:      7.4
 * Author:            Hadaya
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       hadaya
 * Domain Path:       /languages
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

define( 'HADAYA_VERSION', '0.1.0' );
define( 'HADAYA_FILE', __FILE__ );
define( 'HADAYA_FOLDER', plugin_dir_path( __FILE__ ) );

// What a call that counts needs; everything else is only loaded where such a call is not answered here.
require_once HADAYA_FOLDER . 'includes/class-hadaya-options.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-visits.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-call.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-plan.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-log.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-cache.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-flush.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-visitor.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-rate-limit.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-vitals-scale.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-vitals-call.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-door.php';
Hadaya_Count_Door::answer();

require_once HADAYA_FOLDER . 'includes/class-hadaya-islands.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-manifest.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-page.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-hints.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-printed-settings.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-loader.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-widget-defaults.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-sheets.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-tags.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-builder-content.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-forecast.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-borrowed.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-carriers.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-swap.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-block-terms.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-block-swatches.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-block-gallery.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-block-button.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-block-choice.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-block-pictures.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-gallery-pictures.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-theme-font.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-page-settings.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-look.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-shortcodes.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-active-plugins.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-page-rules.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-owner-values.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-channels.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-agent-records.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-channel-records.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-form-records.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-widget.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-widget-settings.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-contact-links.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-nonces.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-file-kinds.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-upload-limits.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-uploads.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-source.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-leads.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-states.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-index.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-filters.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-reply.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-notes.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-detail.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-retention.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-privacy.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-screens.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-lead-downloads.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-texts.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-phones.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-message.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-mails.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-reply-language.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-captcha.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-webhook-call.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-webhook.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-webhook-report.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-webhook-route.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-consent.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-form.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-vitals-table.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-vitals.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-totals.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-count-retention.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-counters.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-statistics.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-statistics-screen.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-vitals-names.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-vitals-screen.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-diagnosis-link.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-site-health.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-message-health.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-cron-health.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-schema.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-widget-schema.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-countries.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-widget-extras.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-channel-schema.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-form-schema.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-form-extras.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-front-list.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-front-schema.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-front-settings.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-front-types.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-formats.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-validator.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-widget-list.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-settings-store.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-settings-route.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-chaty-data.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-chaty-values.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-chaty-channels.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-chaty-form.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-chaty-widget.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-chaty-times.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-chaty-messages.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-setting-changes.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-setting-rows.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-move-plan.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-move-route.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-preview-script.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-preview.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-preview-route.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-settings-page.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-welcome.php';
require_once HADAYA_FOLDER . 'includes/class-hadaya-plugin.php';

register_activation_hook( __FILE__, array( 'Hadaya_Plugin', 'activate' ) );
register_deactivation_hook( __FILE__, array( 'Hadaya_Plugin', 'deactivate' ) );

/**
 * The running plugin.
 *
 * @return Hadaya_Plugin
 */
function hadaya() {
	static $plugin = null;
	if ( null === $plugin ) {
		$plugin = new Hadaya_Plugin();
	}
	return $plugin;
}

/**
 * Prints a place for an island, for themes: `hadaya_island( 'menu', array( 'layout' => 'horizontal' ), $links );`
 *
 * @param string $island     Name of the island.
 * @param array  $attributes Settings, printed as data attributes.
 * @param string $content    Markup of the theme that works without JavaScript; printed as it is.
 */
function hadaya_island( $island, $attributes = array(), $content = '' ) {
	echo hadaya()->shortcodes->island_markup( $island, $attributes, $content ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Built from escaped parts.
}

hadaya()->register();
